interface Broken {
  /** From the repository's root. */
  sourceFilePath: string;
  /** The address as written. */
  url: string;
  node: { position?: { start: { line: number } } };
}

const placeOf = ({ sourceFilePath, node }: Broken) =>
  `${sourceFilePath}:${node.position?.start.line ?? 1}`;

/** Fails for a link to a file that is no page of the same product and version. */
export function onBrokenMarkdownLinks(broken: Broken): never {
  throw new Error(
    `${placeOf(broken)}: The link leads to ${broken.url}, which is no page of this product. Correct the path, or write the address of the page.`,
  );
}

/** Fails for an image whose file doesn't exist. */
export function onBrokenMarkdownImages(broken: Broken): never {
  throw new Error(
    `${placeOf(broken)}: The image ${broken.url} doesn't exist. Put the file into static/, or correct the path.`,
  );
}
