import SitePage from '../shared-site/SitePage';
import { FOOTER, NAVIGATION, PRODUCT } from './data';
import Features from './Features';
import Hero from './Hero';
import InvitationForm from './InvitationForm';
import Section from './Section';
import Steps from './Steps';
import Uses from './Uses';

/** Introduces a product: what it is, what it does, how to start, and a form to be invited. */
export default function MarketingPage() {
  return (
    <SitePage product={PRODUCT} navigation={NAVIGATION} footer={FOOTER}>
      <Hero />
      <Section
        id="features"
        title="Made for wet hands"
        text="Large targets, few words, and nothing that needs a signal."
        isRaised
      >
        <Features />
      </Section>
      <Section id="uses" title="A form for your subject">
        <Uses />
      </Section>
      <Section id="steps" title="From idea to map in a day" isRaised>
        <Steps />
      </Section>
      <Section
        id="invitation"
        title="Try it on your next walk"
        text="We invite groups one by one, so each gets help with its first form."
      >
        <InvitationForm />
      </Section>
    </SitePage>
  );
}
