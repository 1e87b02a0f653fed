import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Carte', nl: 'Kaart', en: 'Map' },
  purpose: {
    fr: 'Des lieux sur une carte, au-dessus de leur liste, qui suffit sans carte.',
    nl: 'Plaatsen op een kaart, boven hun lijst, die ook zonder kaart volstaat.',
    en: 'Locations on a map, above their list, which works without it.',
  },
  group: 'content',
  synonyms: {
    fr: ['plan', 'carte géographique', 'itinéraire', 'magasins', 'leaflet'],
    nl: ['kaart met punten', 'plattegrond', 'winkels', 'leaflet'],
    en: ['store locator', 'locations', 'markers', 'leaflet'],
  },
  block: { without: ['provider', 'tileUrl'] },
  host: '*',
  props: {
    markers: {
      fr: 'Les lieux ; content est le HTML qui s’ouvre sur le repère, icon une image à la place de l’épingle.',
      nl: 'De plaatsen; content is de HTML die bij de speld opengaat, icon een afbeelding in plaats van de speld.',
      en: 'The locations: a list of { coors: { lat, lng }, title, icon, id, content }; the last three are optional.',
    },
    zoom: {
      fr: 'Le zoom maximal que la carte choisit elle-même.',
      nl: 'De grootste zoom die de kaart zelf kiest.',
      en: 'Maximum zoom that the map chooses by itself.',
      examples: [11],
    },
    label: {
      fr: 'Le nom de la carte.',
      nl: 'De naam van de kaart.',
      en: 'Name of the map; “Map” by default, in the page’s language.',
      examples: ['Nos ateliers'],
    },
    provider: {
      fr: 'Le service qui la dessine ; par défaut celui de la configuration, sinon Leaflet.',
      nl: 'De dienst die ze tekent; standaard die van de configuratie, anders Leaflet.',
      en: 'Map service; by default that of the configuration, else Leaflet.',
      examples: ['google'],
    },
    tileUrl: {
      fr: 'Adresse des images de la carte ; par défaut celle de la configuration.',
      nl: 'Adres van de afbeeldingen van de kaart; standaard dat van de configuratie.',
      en: 'Address of the map tiles, with {z}, {x} and {y}; that of the configuration by default.',
      examples: ['/stand-ins/tiles/{z}/{x}/{y}.svg'],
    },
  },
  attributes: {
    'data-category': {
      value: 'preferences | statistics | marketing',
      fr: 'La carte attend le consentement à cette catégorie ; elle le demande à sa place.',
      nl: 'De kaart wacht op de toestemming voor deze categorie; ze vraagt ernaar op haar plaats.',
      en: 'The map waits for consent to this category, which can be given in its place.',
    },
  },
  parts: {
    '[data-marker]': {
      fr: 'Dans la liste, le lieu dont voici l’id : il est marqué quand son repère est ouvert.',
      nl: 'In de lijst de plaats met deze id: ze wordt gemarkeerd wanneer haar speld open is.',
      en: 'In the list, the item with this id: it is marked while its marker is open.',
    },
  },
};
