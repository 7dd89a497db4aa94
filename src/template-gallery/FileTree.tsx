import { fileTree } from './file-tree';
import type { Folder } from './file-tree';
import styles from './SourceBrowser.module.css';

interface Props {
  paths: readonly string[];
  /** Path of the file that is shown. */
  value: string;
  onChange: (path: string) => void;
}

/** The files of a project by folder. Each file is a button. */
export function FileTree({ paths, ...choice }: Props) {
  return <FolderItems folder={fileTree(paths)} {...choice} />;
}

function FolderItems({ folder, value, onChange }: Omit<Props, 'paths'> & { folder: Folder }) {
  const { path, folders, files } = folder;
  const prefix = path ? `${path}/` : '';
  return (
    <ul className={styles.items}>
      {folders.map((inner) => (
        <li key={inner.path}>
          <span className={styles.folder}>{inner.path.slice(prefix.length)}/</span>
          <FolderItems folder={inner} value={value} onChange={onChange} />
        </li>
      ))}
      {files.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.file}
            aria-current={prefix + name === value ? 'true' : undefined}
            onClick={() => onChange(prefix + name)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
