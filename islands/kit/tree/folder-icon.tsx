import { Icon } from '#kit/icons.tsx';

/** A decorative folder. */
export const FolderIcon = ({ isOpen }: { isOpen: boolean }) => (
  <Icon>
    {isOpen ? <path d="M4 18V6h5l2 2h8v3M4 18l2.5-7H21l-2.5 7z" /> : <path d="M4 6h5l2 2h9v10H4z" />}
  </Icon>
);
