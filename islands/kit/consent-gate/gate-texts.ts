/** The two answers to the question whether something of another site may be loaded. */
export const gateTexts = {
  fr: { once: 'Charger cette fois', always: 'Toujours autoriser' },
  nl: { once: 'Deze keer laden', always: 'Altijd toestaan' },
  en: { once: 'Load it this time', always: 'Always allow' },
};
