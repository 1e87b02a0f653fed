export const texts = {
  fr: {
    choose: 'Choisir une date dans le calendrier',
    calendar: 'Calendrier',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    unreadable: (text: string) =>
      `« ${text} » n’est pas une date du calendrier. Écrivez par exemple 31/12/26.`,
    early: (day: string) => `Choisissez une date à partir du ${day}.`,
    late: (day: string) => `Choisissez une date jusqu’au ${day}.`,
    failed: 'Le calendrier n’a pas pu être chargé. Tapez la date, ou ouvrez-le encore une fois.',
  },
  nl: {
    choose: 'Kies een datum in de kalender',
    calendar: 'Kalender',
    previous: 'Vorige maand',
    next: 'Volgende maand',
    unreadable: (text: string) => `"${text}" is geen datum van de kalender. Schrijf bijvoorbeeld 31-12-26.`,
    early: (day: string) => `Kies een datum vanaf ${day}.`,
    late: (day: string) => `Kies een datum tot en met ${day}.`,
    failed: 'De kalender kon niet worden geladen. Typ de datum, of open hem nog eens.',
  },
  en: {
    choose: 'Choose a date in the calendar',
    calendar: 'Calendar',
    previous: 'Previous month',
    next: 'Next month',
    unreadable: (text: string) => `“${text}” is no date of the calendar. Write for example 12/31/26.`,
    early: (day: string) => `Choose a date from ${day} on.`,
    late: (day: string) => `Choose a date up to ${day}.`,
    failed: 'The calendar could not be loaded. Type the date, or open it once more.',
  },
};
