import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { VERTICAL_ARROWS, nextIndex } from '@site/src/foundation/browser/next-index';
import { Dialog, DialogBoundary } from '@site/src/ui/dialog';
import { useTranslate } from '@site/src/foundation/i18n';
import { copyText } from '@site/src/page/code';
import { shortcutOfKeys } from '@site/src/shell/keyboard';
import { useAnswer } from '../answers/use-answer';
import { ENTERED } from '../collect-typing';
import { MAX_QUERY_LENGTH, isTask, parseQuery } from '../engine/query';
import { SearchIcon } from '../SearchIcon';
import { hitKey } from '../answers/groups';
import type { HitGroup } from '../answers/groups';
import { IndexNotice } from './IndexNotice';
import { KeyHints } from './KeyHints';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { Results } from './Results';
import styles from './SearchDialog.module.css';
import { StartScreen } from './StartScreen';
import { useIcons } from './use-icons';
import { useSteadyGroups } from './use-steady-groups';
import { importOf, isNamed, withIcons } from './with-icons';

const OPTION = '[role="option"]';

interface Props {
  /** What the reader typed before the dialog arrived, with `ENTERED` if Enter followed. */
  initialQuery: string;
  onClose: () => void;
}

/** The search dialog: a field with results that update while the reader types. */
export function SearchDialog(props: Props) {
  const t = useTranslate();
  return (
    <DialogBoundary title={t('search.title')} onClose={props.onClose}>
      <Search {...props} />
    </DialogBoundary>
  );
}

function Search({ initialQuery, onClose }: Props) {
  const t = useTranslate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(initialQuery.replaceAll(ENTERED, ''));
  /** Whether Enter was pressed before the first result was there, which it then opens. */
  const [isEntered, setEntered] = useState(initialQuery.includes(ENTERED));
  const [chosen, setChosen] = useState<string>();
  const [copied, setCopied] = useState<string>();
  const [recent, setRecent] = useState(recentSearches);
  const { version } = useMemo(() => parseQuery(query), [query]);
  const { answer, retry } = useAnswer(query, version);
  const { loaded, isComplete, popular } = answer;
  const hasQuery = query.trim() !== '';
  // Until the next answer is there, the previous one stays.
  const text = answer.query.trim().slice(0, MAX_QUERY_LENGTH);
  const asked = useMemo(() => parseQuery(text), [text]);
  const { first, others } = useSteadyGroups(answer, chosen !== undefined);
  const icons = useIcons(text, isNamed([...first, ...others]));
  const shown = useMemo(() => {
    if (!isComplete) {
      return first;
    }
    const nearest: HitGroup[] =
      answer.nearest.length > 0 ? [{ label: 'search.nearest', hits: answer.nearest }] : [];
    const title = t('search.inIcons', { query: text });
    return [...first, ...nearest, ...withIcons(others, text, { title, loaded, icons })];
  }, [isComplete, first, others, answer.nearest, text, loaded, icons, t]);
  const choices = hasQuery
    ? shown.flatMap(({ hits }) => hits.map(hitKey))
    : [...recent, ...popular.map(hitKey)];
  const hasOptions = choices.length > 0;
  /** Whether the options are still those of an earlier query. */
  const isWaiting = hasQuery && answer.query !== query;
  // Its index changes when another shard arrives.
  const active = Math.max(0, chosen === undefined ? 0 : choices.indexOf(chosen));
  const activeId = hasOptions ? `${listId}-${active}` : undefined;

  // With the dialog's first paint: a letter typed between it and a later focus would be lost.
  useLayoutEffect(() => {
    const { length } = input.current!.value;
    input.current!.focus();
    input.current!.setSelectionRange(length, length);
  }, []);

  const search = (text: string) => {
    setQuery(text);
    setChosen(undefined);
    setCopied(undefined);
    setEntered(false);
    body.current?.scrollTo({ top: 0 });
    input.current?.focus();
  };
  const copyImport = useCallback(
    (name: string) => void copyText(importOf(name)).then((isDone) => isDone && setCopied(name)),
    [],
  );
  const choose = useCallback(() => {
    rememberSearch(text);
    onClose();
  }, [text, onClose]);
  const options = () => [...body.current!.querySelectorAll<HTMLElement>(OPTION)];

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const all = options();
    const { selectionStart, selectionEnd } = input.current!;
    const icon = hasQuery ? shown.flatMap(({ hits }) => hits)[active]?.icon : undefined;
    const isCommand = event.ctrlKey || event.metaKey;
    // With text selected in the field, the browser copies that.
    if (icon && isCommand && event.key === 'c' && selectionStart === selectionEnd) {
      event.preventDefault();
      copyImport(icon.name);
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = nextIndex(event.key, active, all.length, VERTICAL_ARROWS)!;
      setChosen(choices[next]);
      all[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = all[active];
      if (!option || isWaiting) {
        setEntered(hasQuery);
      } else if ((event.ctrlKey || event.metaKey) && option instanceof HTMLAnchorElement) {
        rememberSearch(query);
        window.open(option.href, '_blank', 'noopener');
      } else {
        option.click();
      }
    }
  };

  useEffect(() => {
    if (isEntered && hasOptions && !isWaiting) {
      body.current!.querySelector<HTMLElement>(OPTION)!.click();
    }
  }, [isEntered, hasOptions, isWaiting]);

  // Keys in the dialog aren't the page's; the browser would search the web.
  useEffect(() => {
    const close = (event: globalThis.KeyboardEvent) => {
      if (!event.repeat && shortcutOfKeys(event, false) === 'search') {
        event.preventDefault();
        input.current!.closest('dialog')!.dispatchEvent(new Event('cancel'));
      }
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  const followPointer = ({ target }: PointerEvent) => {
    const pointed = (target as Element).closest<HTMLElement>(OPTION);
    if (pointed) {
      setChosen(choices[options().indexOf(pointed)]);
    }
  };

  return (
    <Dialog title={t('search.title')} shape="palette" onClose={onClose}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          maxLength={MAX_QUERY_LENGTH}
          aria-label={t('search.field')}
          aria-expanded={hasOptions}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          placeholder={t('search.placeholder')}
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div
        ref={body}
        className={styles.body}
        data-results={hasQuery ? '' : undefined}
        role="region"
        aria-label={t('search.results')}
        aria-busy={isWaiting}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        onPointerMove={followPointer}
      >
        {hasQuery ? (
          <Results
            id={listId}
            query={text}
            groups={shown}
            isEmpty={answer.best.length === 0}
            isAnswer={answer.best.length > 0 && isTask(asked)}
            words={asked.words}
            active={active}
            isReady={answer.status === 'ready' && isComplete && text !== ''}
            copied={copied}
            onCopy={copyImport}
            onChoose={choose}
          />
        ) : (
          <StartScreen
            id={listId}
            recent={recent}
            popular={popular}
            active={active}
            onChoose={search}
            onOpen={onClose}
            onForget={() => {
              forgetSearches();
              setRecent([]);
            }}
          />
        )}
        <IndexNotice state={answer} showLoading={hasQuery} onRetry={retry} />
      </div>
      <KeyHints />
    </Dialog>
  );
}
