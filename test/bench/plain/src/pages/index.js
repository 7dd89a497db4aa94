// The home page that `create-docusaurus` writes, without its three drawings: they are in the HTML
// and in the script, so that ours would shine beside them without being any better.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './index.module.css';

const FEATURES = [
  [
    'Easy to Use',
    'Docusaurus was designed from the ground up to be easily installed and used to get your website up and running quickly.',
  ],
  [
    'Focus on What Matters',
    'Docusaurus lets you focus on your docs, and we do the chores. Go ahead and move your docs into the docs directory.',
  ],
  [
    'Powered by React',
    'Extend or customize your website layout by reusing React. Docusaurus can be extended while reusing the same header and footer.',
  ],
];

function Feature({ title, description }) {
  return (
    <div className={clsx('col col--4')}>
      <div className="text--center padding-horiz--md">
        <Heading as="h3">{title}</Heading>
        <p>{description}</p>
      </div>
    </div>
  );
}

function HomepageHeader() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={clsx('hero hero--primary', styles.heroBanner)}>
      <div className="container">
        <Heading as="h1" className="hero__title">
          {siteConfig.title}
        </Heading>
        <p className="hero__subtitle">{siteConfig.tagline}</p>
        <div className={styles.buttons}>
          <Link className="button button--secondary button--lg" to="/docs/intro">
            Docusaurus Tutorial - 5min ⏱️
          </Link>
        </div>
      </div>
    </header>
  );
}

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title={`Hello from ${siteConfig.title}`}
      description="Description will go into a meta tag in <head />"
    >
      <HomepageHeader />
      <main className="container padding-vert--lg">
        <div className="row">
          {FEATURES.map(([title, description]) => (
            <Feature key={title} title={title} description={description} />
          ))}
        </div>
      </main>
    </Layout>
  );
}
