import { Carousel, useServerStrip } from '#kit/carousel';
import { react } from '#runtime/islands/react.tsx';
import { mergePreset } from './presets.ts';
import type { Props } from './props.ts';

export { props } from './props.ts';

function CarouselIsland(props: Props) {
  const { duration, loop, dots, arrows } = mergePreset(props);
  return <Carousel strip={useServerStrip()} loop={loop} dots={dots} arrows={arrows} delay={duration} />;
}

export default react(CarouselIsland, { placement: 'append' });
