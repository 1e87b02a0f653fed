import { Carousel, useServerStrip } from '#kit/carousel';
import { react } from '#runtime/islands/react.tsx';
import { mannerOf } from './presets.ts';
import type { Props } from './props.ts';

// No stylesheet: the widths are there before any script (styles/strip.css), and the kit brings the buttons' own.

export { props } from './props.ts';

function CarouselIsland(props: Props) {
  const { duration, loop, dots, arrows } = mannerOf(props);
  return <Carousel strip={useServerStrip()} loop={loop} dots={dots} arrows={arrows} delay={duration} />;
}

export default react(CarouselIsland, { placement: 'append' });
