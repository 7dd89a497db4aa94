import NextLinkButton from './NextLinkButton';
import Notice from './Notice';
import ThemeRegistry from './ThemeRegistry';

export default function Home() {
  return (
    <ThemeRegistry>
      <main>
        <h1>Ferry</h1>
        <Notice />
        <NextLinkButton href="/hours">Opening hours</NextLinkButton>
      </main>
    </ThemeRegistry>
  );
}
