export const texts = {
  fr: { menu: 'Menu', back: 'Retour', all: (name: string) => `Tout voir : ${name}` },
  nl: { menu: 'Menu', back: 'Terug', all: (name: string) => `Alles bekijken: ${name}` },
  en: { menu: 'Menu', back: 'Back', all: (name: string) => `See all: ${name}` },
};
