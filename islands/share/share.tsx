import type { ReactNode } from 'react';
import { CopyButton } from '#kit/copy-button.tsx';
import { isTouched } from '#runtime/dom/motion.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { ShareIcon } from './icons.tsx';
import { findNetworks, type Network, type Shared } from './networks.ts';
import { openInPopup } from './popup.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './share.css';

export { props } from './props.ts';

type Labels = (typeof texts)['fr'];

const BUTTON = 'ar-share-button';

/** An icon with its name; `before` and `after` are texts for screen readers only. */
function Face(props: { icon: string; name: string; isNamed: boolean; before?: string; after?: string }) {
  const { icon, name, isNamed, before, after } = props;
  return (
    <>
      <ShareIcon name={icon} />
      {before && <span className="ar-visually-hidden">{before} </span>}
      <span className={isNamed ? '' : 'ar-visually-hidden'}>{name}</span>
      {after && <span className="ar-visually-hidden"> {after}</span>}
    </>
  );
}

interface Look extends Pick<Props, 'showInPopup' | 'showLabel'> {
  labels: Labels;
  shared: Shared;
}

function NetworkLink({ network, look }: { network: Network; look: Look }) {
  const { labels, shared, showInPopup, showLabel } = look;
  const address = network.addressOf!(shared);
  if (!network.label) {
    return (
      <a className={BUTTON} href={address}>
        <Face icon={network.name} name={labels.email} isNamed={showLabel} before={labels.sendBy} />
      </a>
    );
  }
  return (
    <a
      className={BUTTON}
      href={address}
      target="_blank"
      rel="noopener"
      onClick={showInPopup ? openInPopup : undefined}
    >
      <Face
        icon={network.name}
        name={network.label}
        isNamed={showLabel}
        before={labels.shareOn}
        after={labels.elsewhere}
      />
    </a>
  );
}

function CopyLink({ labels, shared, showLabel }: Look) {
  const label = (isCopied: boolean): ReactNode => (
    <Face icon="copy" name={isCopied ? labels.copied : labels.copy} isNamed={showLabel || isCopied} />
  );
  return <CopyButton className={BUTTON} text={shared.url} labels={labels} label={label} />;
}

// A cancelled or failed share needs no message: the networks are next to the button.
const shareByDevice = ({ url, text }: Shared) => navigator.share({ url, title: text }).catch(() => {});

function DeviceButton({ labels, shared }: Look) {
  return (
    <button type="button" className={BUTTON} onClick={() => void shareByDevice(shared)}>
      <Face icon="native" name={labels.native} isNamed />
    </button>
  );
}

/** Returns whether the device has a share sheet of its own that is made for touch. */
const hasDeviceList = () => 'share' in navigator && isTouched();

const readShared = ({ url = location.href, text = document.title }: Props): Shared => ({
  url: new URL(url, document.baseURI).href,
  text,
});

function Share(props: Props) {
  const labels = chooseTexts(texts);
  const look: Look = { ...props, labels, shared: readShared(props) };
  const networks = findNetworks(props.networks, useIsland().host);
  return (
    <>
      <ul className="ar-share" aria-label={labels.list}>
        {hasDeviceList() && (
          <li>
            <DeviceButton {...look} />
          </li>
        )}
        {networks.map((network) => (
          <li key={network.name}>
            {network.addressOf ? <NetworkLink network={network} look={look} /> : <CopyLink {...look} />}
          </li>
        ))}
      </ul>
      {/^\s*\d/.test(props.count ?? '') && <p className="ar-share-count">{labels.count(props.count!)}</p>}
    </>
  );
}

/** Share buttons without scripts, cookies or pictures of the networks (PGE-07). */
export default react(Share);
