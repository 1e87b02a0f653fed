import Fade from 'embla-carousel-fade';
import { useState } from 'react';
import { Carousel, useServerStrip } from '#kit/carousel';
import { react, useIsland } from '#runtime/islands/react.tsx';
import type { Props } from './props.ts';
import { createSlideVideos, findVideos } from './slide-videos.ts';

export { props } from './props.ts';

function BannerSlider({ duration, animation, navigationcontrol, directioncontrol }: Props) {
  const { signal } = useIsland();
  const strip = useServerStrip();
  const [fade] = useState(() => (animation === 'Fade' ? Fade() : undefined));
  const [videos] = useState(() => createSlideVideos(signal));
  return (
    <Carousel
      strip={strip}
      loop
      plugin={fade}
      dots={navigationcontrol}
      arrows={directioncontrol}
      delay={duration}
      hasMotion={findVideos(strip.list).length > 0}
      onShown={videos.show}
    />
  );
}

export default react(BannerSlider, { placement: 'append' });
