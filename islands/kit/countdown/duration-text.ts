import { chooseTexts } from '#runtime/page/texts.ts';

const texts = {
  fr: { days: (count: number) => `${count} j`, left: (time: string) => `Encore ${time}` },
  nl: { days: (count: number) => `${count} d`, left: (time: string) => `Nog ${time}` },
  en: { days: (count: number) => `${count} d`, left: (time: string) => `${time} left` },
};

const pad = (value: number) => String(value).padStart(2, '0');

/**
 * Formats a duration: "2 j 03:04:05", below a day "03:04:05".
 *
 * @param seconds Whole seconds.
 * @returns Text in the page's language.
 */
export function durationText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(pad)
    .join(':');
  return days === 0 ? clock : `${chooseTexts(texts).days(days)} ${clock}`;
}

/**
 * Formats the remaining time: "Encore 2 j 03:04:05".
 *
 * @param seconds Whole seconds.
 * @returns Text in the page's language.
 */
export const leftText = (seconds: number): string => chooseTexts(texts).left(durationText(seconds));
