import { Dialog } from '#kit/dialog-view.tsx';
import { explainFailure } from '#kit/dialog';
import { kitTexts } from '#kit/texts.ts';
import { useResource } from '#kit/use-resource.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchAvailableCoupons, type AvailableCoupon } from '#stores/coupons';
import { translateOr } from '#stores/strings';
import { texts } from './texts.ts';
import './coupon-list.css';

function Coupons({ coupons }: { coupons: readonly AvailableCoupon[] }) {
  const labels = chooseTexts(texts);
  if (coupons.length === 0) return <p>{labels.noneAvailable}</p>;
  return (
    <ul className="ar-coupon-list">
      {coupons.map(({ CouponCode: code, Description: description }) => (
        <li key={code}>
          <strong>{code}</strong>
          <span>{description}</span>
          <button type="button" className="ar-button ar-button-quiet" data-coupon={code}>
            {labels.use(code)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  /** The customer's id. */
  userId: string;
  onClose: () => void;
}

/** The dialog with a customer's coupons (CPN-03); the island's form handles a press on one. */
export function CouponList({ userId, onClose }: Props) {
  const { loading } = kitTexts();
  const [state, retry] = useResource(userId, fetchAvailableCoupons, { loading });
  return (
    <Dialog
      title={translateOr('CouponCodes.Coupons', chooseTexts(texts).title)}
      className="ar-coupons ar-sheet"
      onClose={onClose}
    >
      {state.phase === 'loading' && <p>{loading}</p>}
      {state.phase === 'ready' && <Coupons coupons={state.value} />}
      {state.phase === 'failed' && (
        <div>
          <p role="alert">
            {kitTexts().failed} {explainFailure(state.error)}
          </p>
          <button type="button" className="ar-button ar-button-quiet" onClick={retry}>
            {kitTexts().retry}
          </button>
        </div>
      )}
    </Dialog>
  );
}
