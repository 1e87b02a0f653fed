export { Carousel } from './carousel.tsx';
export { useServerStrip } from './use-server-strip.ts';
