import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { connectSandbox } from 'docusaurus-demo-islands/connect';
import DemoScope from './DemoScope';

/** Where the plugin has built the sandbox: the base URL with its option `path`. */
const SANDBOX = '/demo-sandbox/';

interface Props {
  Demo: ComponentType;
  /** Its TypeScript source. */
  source: string;
  /** Folder of its page, from the site's folder. */
  folder: string;
}

/** A demo whose source can be edited. */
export default function LiveDemo({ Demo, source, folder }: Props) {
  const [code, setCode] = useState(source);
  const [height, setHeight] = useState(0);
  const [error, setError] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const sandbox = useRef<ReturnType<typeof connectSandbox>>(null);
  const isEdited = code !== source;

  useEffect(() => {
    if (!isEdited) {
      return undefined;
    }
    const connection = connectSandbox(frame.current!, {
      onDone: () => setError(''),
      onFailed: ({ message }) => setError(message),
      onSilent: () => setError('The demo does not answer.'),
      onReplace: () => setError('The demo hangs. Reset the code.'),
      onHeight: setHeight,
    });
    sandbox.current = connection;
    return () => connection.close();
  }, [isEdited]);

  useEffect(() => {
    if (isEdited) {
      sandbox.current?.run({ code, variant: 'TS', folder });
    }
  }, [code, folder, isEdited]);

  return (
    <div>
      {isEdited ? (
        <iframe
          ref={frame}
          title="Edited demo"
          src={SANDBOX}
          sandbox="allow-scripts"
          style={{ border: 0, width: '100%', height }}
        />
      ) : (
        <DemoScope>
          <Demo />
        </DemoScope>
      )}
      <p role="status">{error}</p>
      <textarea
        aria-label="Source"
        rows={code.split('\n').length}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        style={{ width: '100%', fontFamily: 'monospace' }}
      />
    </div>
  );
}
