import { Icon } from '#kit/icons.tsx';

export const PreviousIcon = () => (
  <Icon>
    <path d="M15 6l-6 6 6 6" />
  </Icon>
);

export const NextIcon = () => (
  <Icon>
    <path d="M9 6l6 6-6 6" />
  </Icon>
);
