import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Points relais', nl: 'Afhaalpunten', en: 'Pickup points' },
  purpose: {
    fr: 'La recherche d’un point relais : la liste d’abord, la carte à côté, et le choix enregistré dans le panier.',
    nl: 'Het zoeken van een afhaalpunt: eerst de lijst, de kaart ernaast, en de keuze opgeslagen in de winkelwagen.',
    en: 'The search for a pickup point: the list first, the map beside it, and the choice saved in the cart.',
  },
  group: 'shop',
  synonyms: {
    fr: ['point de retrait', 'bpost', 'mondial relay', 'click and collect'],
    nl: ['ophaalpunt', 'bpost', 'mondial relay', 'click and collect'],
    en: ['pickup point', 'parcel shop', 'click and collect'],
  },
  host: '*',
  props: {
    request: {
      fr: 'Ce que l’adresse du popup demandait : mode de livraison, pays, localité, code postal, adresse.',
      nl: 'Wat het adres van de pop-up vroeg: leveringswijze, land, plaats, postcode, adres.',
      en: 'The request that opened the popup: shippingMethodId, carrierGatewayId, countryId, countryCode, city, postCode, address.',
    },
    carrier: {
      fr: 'Le nom du transporteur dans l’adresse de ses points.',
      nl: 'De naam van de vervoerder in het adres van zijn punten.',
      en: 'The carrier’s name in the address of its points.',
      examples: ['relais'],
    },
    isStatic: {
      fr: 'Les points de ce transporteur sont ceux de la boutique : PickupPointId est enregistré aussi.',
      nl: 'De punten van deze vervoerder zijn die van de winkel: PickupPointId wordt ook opgeslagen.',
      en: 'The carrier’s points are the shop’s own: PickupPointId is also saved.',
      examples: [true],
    },
    search: {
      fr: 'Comment on demande un lieu : une adresse (address), ou localité et code postal (city).',
      nl: 'Hoe men een plek opgeeft: één adres (address), of plaats en postcode (city).',
      en: 'The search fields: one address, or a city and its postal code.',
      examples: ['city'],
    },
    searchRadius: {
      fr: 'Jusqu’à quelle distance, en kilomètres.',
      nl: 'Tot hoever, in kilometer.',
      en: 'Search radius in kilometres.',
      examples: [5],
    },
    maximumListSize: {
      fr: 'Combien de points le transporteur donne.',
      nl: 'Hoeveel punten de vervoerder geeft.',
      en: 'Maximum number of points.',
      examples: [50],
    },
    saved: {
      fr: 'Le point choisi auparavant : ExternalPickupPointRef, PickupPointId.',
      nl: 'Het punt dat eerder werd gekozen: ExternalPickupPointRef, PickupPointId.',
      en: 'The previously chosen point: ExternalPickupPointRef, PickupPointId.',
    },
    provider: {
      fr: 'Qui dessine la carte ; par défaut ce que dit la configuration, sinon Leaflet.',
      nl: 'Wie de kaart tekent; standaard wat de configuratie zegt, anders Leaflet.',
      en: 'Map service; by default that of the configuration, else Leaflet.',
      examples: ['google'],
    },
    tileUrl: {
      fr: 'Adresse des images de la carte ; par défaut celle de la configuration.',
      nl: 'Adres van de afbeeldingen van de kaart; standaard dat van de configuratie.',
      en: 'Address of the map tiles, with {z}, {x} and {y}; that of the configuration by default.',
      examples: ['/stand-ins/tiles/{z}/{x}/{y}.svg'],
    },
    geocodeUrl: {
      fr: 'Adresse d’un géocodeur du site, au protocole de Photon ; par défaut celle de la configuration.',
      nl: 'Adres van een geocoder van de site, met het protocol van Photon; standaard dat van de configuratie.',
      en: 'Address of a geocoder of this site that speaks Photon’s protocol; that of the configuration by default.',
      examples: ['/stand-ins/geocoder'],
    },
    returnUrl: {
      fr: 'Où mène un point choisi quand ceci n’est pas un popup mais une page.',
      nl: 'Waarheen een gekozen punt leidt als dit geen pop-up is maar een pagina.',
      en: 'Address opened after a choice, if this is a page, not a popup.',
      examples: ['/fr/checkout'],
    },
  },
  emits: ['pickup-chosen'],
  attributes: {
    'data-category': {
      value: 'preferences | statistics | marketing',
      fr: 'La carte attend le consentement à cette catégorie ; elle le demande à sa place.',
      nl: 'De kaart wacht op de toestemming voor deze categorie; ze vraagt ernaar op haar plaats.',
      en: 'The map waits for consent to this category, which can be given in its place.',
    },
  },
};
