import { Icon } from '#kit/icons.tsx';

export const SearchIcon = () => (
  <Icon>
    <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20.5 20.5" />
  </Icon>
);

export const LocateIcon = () => (
  <Icon>
    <path d="M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M12 2v5M12 17v5M2 12h5M17 12h5" />
  </Icon>
);

export const PinIcon = () => (
  <Icon>
    <path d="M12 21.5C7.5 15.8 5 12.4 5 9.4a7 7 0 0 1 14 0c0 3-2.5 6.4-7 12.1zM12 7a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5" />
  </Icon>
);

export const FilterIcon = () => (
  <Icon>
    <path d="M4 7h16M7 12h10M10 17h4" />
  </Icon>
);
