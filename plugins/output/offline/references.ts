/** References in a built file. */
export interface References {
  /** Files below the output folder; some of them may not exist. */
  files: string[];
  /** Ids of chunks that a script imports dynamically; some may not exist. */
  chunks: string[];
  /** Folders of the sources of a page's demos, below the output folder. */
  sourceFolders: string[];
}

const FILE = /\b(?:assets|img)\/[\w./~@+-]*\.\w+/g;
/** The bundler writes the import of a chunk as `n.e("123")`. */
const CHUNK = /\.e\(["']?([\w~-]+)["']?\)/g;
const SOURCE = /\bdata-source="?([^\s">]+)\/[^/\s">]+/g;

function unique(matches: Iterable<RegExpExecArray>, group: number): string[] {
  return [...new Set(Array.from(matches, (match) => match[group]!))];
}

/** Finds the references in the text of a built page, script or stylesheet. */
export function referencesIn(text: string): References {
  return {
    files: unique(text.matchAll(FILE), 0),
    chunks: unique(text.matchAll(CHUNK), 1),
    sourceFolders: unique(text.matchAll(SOURCE), 1),
  };
}
