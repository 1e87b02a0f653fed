/** Messages about a corrected quantity. */
export const texts = {
  fr: {
    raised: (min: string) => `La quantité minimale est de ${min}.`,
    limited: (max: string) => `La quantité maximale est de ${max}.`,
    rounded: (step: string) => `Cet article se vend par ${step}.`,
  },
  nl: {
    raised: (min: string) => `Het minimale aantal is ${min}.`,
    limited: (max: string) => `Het maximale aantal is ${max}.`,
    rounded: (step: string) => `Dit artikel wordt per ${step} verkocht.`,
  },
  en: {
    raised: (min: string) => `The smallest quantity is ${min}.`,
    limited: (max: string) => `The largest quantity is ${max}.`,
    rounded: (step: string) => `This article is sold by ${step}.`,
  },
};
