import type { ConsentCategory } from '#stores/consent';

interface Labels extends Record<ConsentCategory, string> {
  open: string;
  all: string;
  none: string;
  some: (allowed: string, rejected: string) => string;
}

export const texts: Record<'fr' | 'nl' | 'en', Labels> = {
  fr: {
    preferences: 'préférences',
    statistics: 'statistiques',
    marketing: 'marketing',
    open: 'Vous n’avez pas encore choisi.',
    all: 'Vous acceptez tous les cookies.',
    none: 'Vous refusez tous les cookies facultatifs.',
    some: (allowed, rejected) => `Vous acceptez : ${allowed}. Vous refusez : ${rejected}.`,
  },
  nl: {
    preferences: 'voorkeuren',
    statistics: 'statistieken',
    marketing: 'marketing',
    open: 'U hebt nog niet gekozen.',
    all: 'U aanvaardt alle cookies.',
    none: 'U weigert alle optionele cookies.',
    some: (allowed, rejected) => `U aanvaardt: ${allowed}. U weigert: ${rejected}.`,
  },
  en: {
    preferences: 'preferences',
    statistics: 'statistics',
    marketing: 'marketing',
    open: 'You have not chosen yet.',
    all: 'You accept all cookies.',
    none: 'You decline all optional cookies.',
    some: (allowed, rejected) => `You accept: ${allowed}. You decline: ${rejected}.`,
  },
};
