import Head from '@docusaurus/Head';

/**
 * Preloads fonts. The faces use `font-display: optional`, which never causes layout shifts: a font
 * that hasn't loaded by the first paint is used from the next page on. Preloaded ones almost always
 * have. Only the first font always loads with the stylesheets; on slow connections the others come
 * after them, because text doesn't wait for a font (`plugins/document/ssr-template.ts`).
 */
export function FontPreloads({ files }: { files: readonly string[] }) {
  return (
    <Head>
      {files.map((href, index) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={href}
          {...(index > 0 && { fetchPriority: 'low' as const })}
        />
      ))}
    </Head>
  );
}
