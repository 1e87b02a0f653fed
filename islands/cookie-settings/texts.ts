import type { ConsentCategory } from '#stores/consent';

interface Words extends Record<ConsentCategory, string> {
  open: string;
  all: string;
  none: string;
  some: (allowed: string, refused: string) => string;
}

export const texts: Record<'fr' | 'nl' | 'en', Words> = {
  fr: {
    preferences: 'préférences',
    statistics: 'statistiques',
    marketing: 'marketing',
    open: 'Vous n’avez pas encore choisi.',
    all: 'Vous acceptez tous les cookies.',
    none: 'Vous refusez tous les cookies facultatifs.',
    some: (allowed, refused) => `Vous acceptez : ${allowed}. Vous refusez : ${refused}.`,
  },
  nl: {
    preferences: 'voorkeuren',
    statistics: 'statistieken',
    marketing: 'marketing',
    open: 'U hebt nog niet gekozen.',
    all: 'U aanvaardt alle cookies.',
    none: 'U weigert alle optionele cookies.',
    some: (allowed, refused) => `U aanvaardt: ${allowed}. U weigert: ${refused}.`,
  },
  en: {
    preferences: 'preferences',
    statistics: 'statistics',
    marketing: 'marketing',
    open: 'You have not chosen yet.',
    all: 'You accept all cookies.',
    none: 'You decline all optional cookies.',
    some: (allowed, refused) => `You accept: ${allowed}. You decline: ${refused}.`,
  },
};
