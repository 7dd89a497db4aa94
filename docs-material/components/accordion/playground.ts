import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Accordion: {
    props: {
      children: {
        code: `
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>Delivery</AccordionSummary>
          <AccordionDetails>Every Tuesday before eight.</AccordionDetails>
        `,
      },
    },
    width: 400,
  },
  AccordionActions: {
    props: { children: { code: '<Button>Cancel</Button>\n<Button>Save</Button>' } },
    width: 400,
  },
  AccordionDetails: {
    props: { children: 'Every Tuesday before eight.' },
    around: `
      <Accordion expanded>
        <AccordionSummary>Delivery</AccordionSummary>
        <Here />
      </Accordion>
    `,
    width: 400,
  },
  AccordionSummary: {
    props: { children: 'Delivery', expandIcon: { code: '<ExpandMoreIcon />' } },
    around: `
      <Accordion>
        <Here />
        <AccordionDetails>Every Tuesday before eight.</AccordionDetails>
      </Accordion>
    `,
    width: 400,
  },
};

export default presets;
