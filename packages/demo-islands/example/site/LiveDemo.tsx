import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { connectSandbox } from 'docusaurus-demo-islands/connect';
import { Island } from 'docusaurus-demo-islands/island';
import type { StartedIsland } from 'docusaurus-demo-islands/island';

declare const __SERVER__: boolean;

/** Where the plugin has built the sandbox: the base URL with its option `path`. */
const SANDBOX = '/demo-sandbox/';

interface Module {
  Scope: ComponentType<{ children: ReactNode }>;
  Demo: ComponentType;
}

/** The author's name, and the attributes of `islandAttributes`. */
interface Props {
  name: string;
  file: string;
  folder: string;
  source: string;
  load: () => Promise<Module>;
  server: Module | null;
}

function app({ Scope, Demo: Shown }: Module) {
  return (
    <Scope>
      <Shown />
    </Scope>
  );
}

/** The demo itself: HTML from the server, which hydrates near the viewport. */
function Original({ name, file, load, server }: Omit<Props, 'folder' | 'source'>) {
  const [retry, setRetry] = useState<{ run: () => void } | null>(null);
  const mount = useCallback(
    async (island: StartedIsland) => {
      const [{ mountIsland }, module] = await Promise.all([
        import('docusaurus-demo-islands/mount'),
        load(),
      ]);
      await mountIsland(island, { name, app: app(module) });
    },
    // The page's module creates `load` anew in each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [name],
  );
  const onFailure = useCallback((run: (() => void) | null) => setRetry(run && { run }), []);
  if (__SERVER__) {
    const { ServerIsland, renderDemo } =
      require('docusaurus-demo-islands/server') as typeof import('docusaurus-demo-islands/server');
    return (
      <ServerIsland
        host={{ id: name }}
        html={server ? renderDemo({ name, file, app: app(server) }) : ''}
      />
    );
  }
  return (
    <>
      <Island host={{ id: name }} generation={0} mount={mount} onFailure={onFailure} />
      {retry && (
        <button type="button" onClick={retry.run}>
          Load the demo again
        </button>
      )}
    </>
  );
}

/** A demo whose source can be edited. */
export function Demo({ folder, source, ...demo }: Props) {
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
        <Original {...demo} />
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
