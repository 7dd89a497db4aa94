import Head from '@docusaurus/Head';

/**
 * Asks for fonts before the stylesheet names them. The faces are `font-display: optional`, which
 * never moves a text: what has not arrived by the first paint is used from the next page on, and
 * preloaded files nearly always have.
 */
export function FontPreloads({ files }: { files: readonly string[] }) {
  return (
    <Head>
      {files.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={href}
        />
      ))}
    </Head>
  );
}
