/** Labels of the two consent buttons for content of another site: once, or always. */
export const gateTexts = {
  fr: { once: 'Charger cette fois', always: 'Toujours autoriser' },
  nl: { once: 'Deze keer laden', always: 'Altijd toestaan' },
  en: { once: 'Load it this time', always: 'Always allow' },
};
