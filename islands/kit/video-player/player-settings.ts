import type { PlayerNews } from './dialects.ts';

/** Options of a player. */
export interface PlayerSettings {
  /** The video's accessible name. */
  readonly title?: string | undefined;
  /** Decorative: looped, without sound and controls, not focusable. */
  readonly isBackground?: boolean;
  /** Receives its events. */
  readonly onNews?: (news: PlayerNews) => void;
}

/** A video player. It starts by itself, unless it was paused before. */
export interface Player {
  play(): void;
  pause(): void;
  /** Removes it from the page, and stops its sound. */
  destroy(): void;
}
