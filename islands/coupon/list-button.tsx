import { useState, type ComponentProps, type ComponentType } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { kitTexts } from '#kit/texts.ts';
import { report, track } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';

const loadList = () => import('./coupon-list.tsx');

type View = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadList>>['CouponList']>>;

interface Props {
  userId: string;
  onFailed: (text: string) => void;
}

/**
 * The button that opens a customer's coupons; the code of the list is loaded on the first press (CPN-03).
 */
export function ListButton({ userId, onFailed }: Props) {
  const { name, signal } = useIsland();
  const [shown, setShown] = useState<{ View?: View }>({});
  const open = () =>
    track(loadModule(loadList)).then(
      ({ CouponList }) => signal.aborted || setShown({ View: CouponList }),
      (thrown: unknown) => {
        report(thrown, name);
        onFailed(kitTexts().failed);
      },
    );
  return (
    <>
      <BusyButton className="ar-text-button" aria-haspopup="dialog" onPress={open}>
        {chooseTexts(texts).list}
      </BusyButton>
      {shown.View && <shown.View userId={userId} onClose={() => setShown({})} />}
    </>
  );
}
