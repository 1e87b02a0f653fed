export const texts = {
  fr: {
    more: (count: number) => (count === 1 ? '1 question de plus.' : `${count} questions de plus.`),
  },
  nl: {
    more: (count: number) => (count === 1 ? '1 vraag erbij.' : `${count} vragen erbij.`),
  },
  en: {
    more: (count: number) => (count === 1 ? '1 further question.' : `${count} further questions.`),
  },
};
