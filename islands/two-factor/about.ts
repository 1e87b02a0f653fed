import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Connexion en deux étapes', nl: 'Inloggen in twee stappen', en: 'Two-factor sign-in' },
  purpose: {
    fr: 'Les étapes autour d’un code à usage unique : la clé en code QR, le code, les codes de secours.',
    nl: 'De stappen rond een eenmalige code: de sleutel als QR-code, de code, de herstelcodes.',
    en: 'The steps around a one-time code: its key as a QR code, the code, the recovery codes.',
  },
  group: 'forms',
  synonyms: {
    fr: ['double authentification', 'code à usage unique', 'qr', '2fa'],
    nl: ['tweestapsverificatie', 'eenmalige code', 'qr', '2fa'],
    en: ['two-step verification', 'one-time code', 'qr', '2fa'],
  },
  host: '*',
  props: {
    length: {
      fr: 'Le nombre de chiffres d’un code.',
      nl: 'Het aantal cijfers van een code.',
      en: 'Number of digits of a code.',
      examples: [8],
    },
    secret: {
      fr: 'La clé en base32, montrée par groupes et copiée ; sans elle, celle de l’adresse.',
      nl: 'De sleutel in base32, getoond in groepen en gekopieerd; anders die van het adres.',
      en: 'The key in base32, shown in groups and copied; by default that of the address.',
      examples: ['JBSWY3DPEHPK3PXP'],
    },
    uri: {
      fr: 'L’adresse otpauth://… qui est dessinée en code QR.',
      nl: 'Het adres otpauth://… dat als QR-code wordt getekend.',
      en: 'The otpauth://… address, shown as a QR code.',
      examples: ['otpauth://totp/%C3%8Elot:ada%40example.be?secret=JBSWY3DPEHPK3PXP&issuer=%C3%8Elot'],
    },
    start: {
      fr: 'Le nom de l’étape qui se voit d’abord ; sans lui, la première.',
      nl: 'De naam van de stap die eerst te zien is; anders de eerste.',
      en: 'Name of the initial step; by default the first one.',
      examples: ['code'],
    },
  },
  parts: {
    '[data-step]': {
      fr: 'Une étape, avec son nom et un titre ; une seule se voit à la fois. Sans script toutes, l’une sous l’autre.',
      nl: 'Een stap, met haar naam en een titel; één is te zien. Zonder script allemaal, onder elkaar.',
      en: 'A step, with its name and a heading; one is shown at a time. Without scripts all are, one below the other.',
    },
    '[data-step-to]': {
      fr: 'Le bouton ou le lien qui mène à l’étape de ce nom ; écrivez le bouton avec `hidden`.',
      nl: 'De knop of link naar de stap met die naam; schrijf de knop met `hidden`.',
      en: 'The button or link that leads to the step of that name; write the button with `hidden`.',
    },
    'input[autocomplete="one-time-code"]': {
      fr: 'Le champ du code : collé dans tout groupement, envoyé de lui-même une fois complet, une seule fois.',
      nl: 'Het veld van de code: geplakt in elke groepering, vanzelf verstuurd zodra ze volledig is, één keer.',
      en: 'The code field: accepts any grouping when pasted, and is sent by itself once, when complete.',
    },
    '[data-two-factor-key]': {
      fr: 'Ce que le serveur écrit de la clé ; à sa place viennent le code QR, la clé par groupes et un bouton qui la copie.',
      nl: 'Wat de server van de sleutel schrijft; daarvoor in de plaats komen de QR-code, de sleutel in groepen en een kopieerknop.',
      en: 'The server’s text of the key; the QR code, the key in groups and a copy button replace it.',
    },
    '[data-recovery-codes]': {
      fr: 'Autour de la liste des codes de secours : un bouton qui les copie vient après elle.',
      nl: 'Rond de lijst van herstelcodes: een knop die ze kopieert, komt erna.',
      en: 'Around the list of recovery codes; a button that copies them is added after it.',
    },
  },
  states: { recovery: { fr: 'Codes de secours', nl: 'Herstelcodes', en: 'Recovery codes' } },
};
