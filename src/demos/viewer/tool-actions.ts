import { useTranslate } from '@site/src/i18n';
import type { OnIntent } from '@site/src/browser/use-on-intent';
import type { SandboxEditor } from '../sandbox/forms';
import type { IconName } from './ToolbarIcon';

/** An action that has a button in wide toolbars, and a menu item in narrow ones. */
export interface ToolAction {
  id: IconName;
  label: string;
  run: () => void;
  /** For a toggle: whether it's on. */
  pressed?: boolean;
  /** Preloads the code of the action. */
  intentProps?: OnIntent<never>['intentProps'];
}

/** What the actions do. */
export interface ToolHandlers {
  /** `null` if the code can't be edited. */
  onEdit: (() => void) | null;
  onEditIntent: () => void;
  /** `null` without buttons for online editors. */
  onSandbox: ((editor: SandboxEditor) => void) | null;
  /** `null` if the demo runs only in a frame. */
  onFrame: (() => void) | null;
  /** Whether the demo runs in a frame. */
  framed: boolean;
  frameIntent: OnIntent<never>['intentProps'];
  onResetFocus: () => void;
  onReset: () => void;
}

/** The actions of a demo, in the order of the toolbar. */
export function useToolActions(handlers: ToolHandlers): ToolAction[] {
  const t = useTranslate();
  const { onEdit, onEditIntent, onSandbox, onFrame, framed, frameIntent } = handlers;
  const editors = onSandbox ? (['stackBlitz', 'codeSandbox'] as const) : [];
  return [
    ...(onEdit
      ? [
          {
            id: 'edit' as const,
            label: t('demo.edit'),
            run: onEdit,
            intentProps: { onPointerEnter: onEditIntent, onFocus: onEditIntent },
          },
        ]
      : []),
    ...editors.map((editor) => ({
      id: editor,
      label: t(`demo.${editor}`),
      run: () => onSandbox?.(editor),
    })),
    ...(onFrame
      ? [
          {
            id: 'frame' as const,
            label: t('frame.show'),
            run: onFrame,
            pressed: framed,
            intentProps: frameIntent,
          },
        ]
      : []),
    { id: 'resetFocus', label: t('demo.resetFocus'), run: handlers.onResetFocus },
    { id: 'reset', label: t('demo.reset'), run: handlers.onReset },
  ];
}
