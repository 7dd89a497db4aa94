import { useState } from 'react';
import type { ButtonHTMLAttributes } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { SITE_BRANCH, SITE_REPOSITORY } from '@site/src/foundation/products';
import { demoIssueUrl } from '../island-app/demo-issue';
import { demoSourceUrl } from '../source-url';
import { LINK_TARGETS, copyDemoLink } from './actions/copy-link';
import { useToolActions } from './tool-actions';
import { useDemo } from './viewer-demo';
import styles from './MoreMenu.module.css';

interface Props {
  /** Called when the reader selects an item. */
  onLeave: () => void;
}

/** Width at which DemoToolbar.module.css hides the buttons of some actions. */
const NARROW = '(width < 600px)';

function Item(attributes: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} {...attributes} />
  );
}

function LinkItem({ href, label, onClick }: { href: string; label: string; onClick: () => void }) {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- an external link
    <a
      className={styles.item}
      role="menuitem"
      tabIndex={-1}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
    >
      {label}
    </a>
  );
}

/** The items of the menu. */
export function MoreItems({ onLeave }: Props) {
  const t = useTranslate();
  const demo = useDemo();
  const { name, source } = demo;
  const tools = useToolActions();
  const [isNarrow] = useState(() => window.matchMedia(NARROW).matches);
  const leaveAnd = (run: () => unknown) => () => {
    onLeave();
    run();
  };
  return (
    <>
      {isNarrow &&
        tools.map(({ id, label, run, intentProps }) => (
          <Item key={id} onClick={leaveAnd(run)} {...intentProps}>
            {label}
          </Item>
        ))}
      <LinkItem
        href={demoSourceUrl(source, { repository: SITE_REPOSITORY, branch: SITE_BRANCH })}
        label={t('demo.viewSource')}
        onClick={onLeave}
      />
      {LINK_TARGETS.map((target) => (
        <Item key={target} onClick={leaveAnd(() => copyDemoLink(demo, target))}>
          {t(`demo.copyLink.${target}`)}
        </Item>
      ))}
      <LinkItem
        href={demoIssueUrl(name, window.location)}
        label={t('demo.reportIssue')}
        onClick={onLeave}
      />
    </>
  );
}
