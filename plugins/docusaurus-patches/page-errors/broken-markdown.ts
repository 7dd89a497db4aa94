interface Broken {
  /** Path from the repository's root. */
  sourceFilePath: string;
  /** The URL as written. */
  url: string;
  node: { position?: { start: { line: number } } };
}

const placeOf = ({ sourceFilePath, node }: Broken) =>
  `${sourceFilePath}:${node.position?.start.line ?? 1}`;

/** Throws for a link to a file that isn't a page of the same product and version. */
export function onBrokenMarkdownLinks(broken: Broken): never {
  throw new Error(
    `${placeOf(broken)}: The link points to ${broken.url}, which is not a page of this product. Correct the path, or use the URL of the page.`,
  );
}

/** Throws for an image whose file doesn't exist. */
export function onBrokenMarkdownImages(broken: Broken): never {
  throw new Error(
    `${placeOf(broken)}: The image ${broken.url} doesn't exist. Put the file into static/, or correct the path.`,
  );
}
