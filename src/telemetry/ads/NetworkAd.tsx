import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { AdCard } from './AdCard';
import type { AdSource } from './choose-source';
import { fetchAd, impressionsOf, sponsorAdOf } from './feed';
import styles from './NetworkAd.module.css';
import { insertScript } from './network-element';
import type { FeedItem } from './types';

interface Props {
  source: NonNullable<AdSource>;
  /** The element in which to look for the network's ad. */
  host: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  onFeed: (type: 'feed-empty' | 'feed-failed') => void;
}

/** A network's ad, hidden until the slot has found it. */
export function NetworkAd({ source, host, isShown, onFeed }: Props) {
  return source.kind === 'feed' ? (
    <div ref={host} hidden={!isShown}>
      <FeedAd feed={source.address} isShown={isShown} onFeed={onFeed} />
    </div>
  ) : (
    <ScriptAd script={source.address} host={host} isShown={isShown} />
  );
}

function ScriptAd({
  script,
  host,
  isShown,
}: { script: string } & Omit<Props, 'source' | 'onFeed'>) {
  useEffect(() => insertScript(host.current!, script), [host, script]);
  // React must not render children here, because the script inserts them.
  return <div ref={host} className={styles.host} hidden={!isShown} />;
}

function FeedAd({ feed, isShown, onFeed }: { feed: string } & Pick<Props, 'isShown' | 'onFeed'>) {
  const [item, setItem] = useState<FeedItem | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const onEmpty = () => onFeed('feed-empty');
    void fetchAd(feed, controller.signal, onEmpty).then((found) => {
      if (controller.signal.aborted) {
        return;
      }
      if (found) {
        setItem(found);
      } else {
        onFeed('feed-failed');
      }
    });
    return () => controller.abort();
  }, [feed, onFeed]);

  useEffect(() => {
    if (item && isShown) {
      impressionsOf(item).forEach((address) => {
        new Image().src = address;
      });
    }
  }, [item, isShown]);

  return (
    item && (
      <div data-network-ad="">
        <AdCard ad={sponsorAdOf(item)} />
      </div>
    )
  );
}
