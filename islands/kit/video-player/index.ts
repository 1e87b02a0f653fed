export { createPlayer } from './player.ts';
export type { Player } from './player-settings.ts';
export { readVideo } from './read-video.ts';
export type { Video } from './read-video.ts';
