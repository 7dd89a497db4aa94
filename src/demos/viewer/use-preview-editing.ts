import { useEffect } from 'react';
import { readDraft, writeDraft } from '@site/src/browser/drafts';
import { useDraftState } from '@site/src/browser/use-draft-state';
import type { CodeVariant } from '@site/src/settings';
import type { LiveEditing } from '../live/use-live-editing';
import { fetchSource } from './fetch-source';
import { findPreview, previewIn, withPreview } from './preview-place';
import type { PreviewPlace } from './preview-place';

/** Editing of a demo's preview, as a part of its source. */
export interface PreviewEditing {
  /** Text in the preview's editor; `null` while the preview is read-only. */
  text: string | null;
  /** Turns the preview into an editor. */
  start: (preview: string, caret: number) => void;
  change: (text: string) => void;
}

interface Options {
  live: LiveEditing;
  variant: CodeVariant;
  /** URL of the demo's source page. */
  url: string;
  /** Identifies the preview on the page; `null` if it can't be edited. */
  draftId: string | null;
  /** Shows the complete source, for a preview that isn't part of it literally. */
  onShowSource: () => void;
}

type Places = Partial<Record<CodeVariant, PreviewPlace>>;

const isPlace = (value: unknown): value is PreviewPlace => {
  const { before, after, indent } = (value ?? {}) as Partial<PreviewPlace>;
  return [before, after, indent].every((text) => typeof text === 'string');
};

const NO_PLACES: Places = {};

function readPlaces(draftId: string | null): Places | null {
  const stored = draftId === null ? [] : Object.entries(readDraft(draftId) ?? {});
  const places = stored.filter(([, place]) => isPlace(place));
  return places.length > 0 ? Object.fromEntries(places) : null;
}

/** Lets the reader edit the preview in place. The edits are those of the complete source. */
export function usePreviewEditing({
  live,
  variant,
  url,
  draftId,
  onShowSource,
}: Options): PreviewEditing {
  const [places, updatePlaces] = useDraftState(NO_PLACES, () => readPlaces(draftId));
  const place = places[variant];
  const text = place && live.text !== null ? previewIn(live.text, place) : null;

  const isEdited = live.edited !== null;

  useEffect(() => {
    if (draftId !== null && places !== NO_PLACES) {
      writeDraft(draftId, isEdited ? places : null);
    }
  }, [draftId, isEdited, places]);

  const start = async (preview: string, caret: number) => {
    live.prepare();
    try {
      const source = (await fetchSource(url)).text;
      const found = findPreview(live.text ?? source, preview);
      if (found) {
        updatePlaces((all) => ({ ...all, [variant]: found }));
        if (live.text === null) {
          live.start(source, caret);
        } else {
          live.put(variant, source, live.text);
        }
        return;
      }
    } catch {
      // The complete source reports the failure.
    }
    onShowSource();
  };
  return {
    text,
    start: (preview, caret) => void start(preview, caret),
    change: (next) => {
      if (place) {
        live.change(withPreview(place, next));
      }
    },
  };
}
