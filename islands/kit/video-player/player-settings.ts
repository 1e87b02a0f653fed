import type { PlayerNews } from './dialects.ts';

/** How a film is played. */
export interface PlayerSettings {
  /** The film's accessible name. */
  readonly title?: string | undefined;
  /** It decorates: without sound and controls, again and again, out of the focus's way. */
  readonly isBackground?: boolean;
  /** Receives its events. */
  readonly onNews?: (news: PlayerNews) => void;
}

/** A film in its place. It begins by itself, unless it was paused before. */
export interface Player {
  play(): void;
  pause(): void;
  /** Takes it out of the page: nothing goes on sounding. */
  destroy(): void;
}
