import type { Presets } from '@site/src/playground/types';

const IN_ACCORDION = `
  <AccordionGroup>
    <Here />
  </AccordionGroup>
`;

const presets: Presets = {
  Accordion: {
    props: {
      children: {
        code: `
          <AccordionSummary>Delivery</AccordionSummary>
          <AccordionDetails>Every Tuesday before 8 a.m.</AccordionDetails>
        `,
      },
    },
    around: IN_ACCORDION,
    width: 320,
  },
  AccordionDetails: {
    props: { children: 'Every Tuesday before 8 a.m.' },
    around: `
      <Accordion expanded>
        <AccordionSummary>Delivery</AccordionSummary>
        <Here />
      </Accordion>
    `,
    width: 320,
  },
  AccordionGroup: {
    props: {
      children: {
        code: `
          <Accordion>
            <AccordionSummary>Delivery</AccordionSummary>
            <AccordionDetails>Every Tuesday before 8 a.m.</AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary>Payment</AccordionSummary>
            <AccordionDetails>On delivery.</AccordionDetails>
          </Accordion>
        `,
      },
    },
    width: 320,
  },
  AccordionSummary: {
    props: { children: 'Delivery' },
    around: `
      <Accordion>
        <Here />
        <AccordionDetails>Every Tuesday before 8 a.m.</AccordionDetails>
      </Accordion>
    `,
    width: 320,
  },
};

export default presets;
