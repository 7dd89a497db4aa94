import type { Presets } from '@site/src/playground/types';

const IN_TIMELINE_ITEM = `
  <Timeline>
    <TimelineItem>
      <Here />
      <TimelineContent>Grain arrives</TimelineContent>
    </TimelineItem>
  </Timeline>
`;

const presets: Presets = {
  Timeline: {
    props: {
      children: {
        code: `
          <TimelineItem>
            <TimelineSeparator>
              <TimelineDot />
              <TimelineConnector />
            </TimelineSeparator>
            <TimelineContent>Grain arrives</TimelineContent>
          </TimelineItem>
          <TimelineItem>
            <TimelineSeparator>
              <TimelineDot />
            </TimelineSeparator>
            <TimelineContent>Flour leaves</TimelineContent>
          </TimelineItem>
        `,
      },
    },
    width: 320,
  },
  TimelineConnector: {
    around: `
      <Timeline>
        <TimelineItem>
          <TimelineSeparator>
            <TimelineDot />
            <Here />
          </TimelineSeparator>
          <TimelineContent>Grain arrives</TimelineContent>
        </TimelineItem>
      </Timeline>
    `,
    hide: ['children'],
    width: 320,
  },
  TimelineContent: {
    props: { children: 'Grain arrives' },
    around: `
      <Timeline>
        <TimelineItem>
          <TimelineSeparator>
            <TimelineDot />
          </TimelineSeparator>
          <Here />
        </TimelineItem>
      </Timeline>
    `,
    width: 320,
  },
  TimelineDot: {
    props: { children: { code: '<StarIcon />' } },
    around: `
      <Timeline>
        <TimelineItem>
          <TimelineSeparator>
            <Here />
          </TimelineSeparator>
          <TimelineContent>Grain arrives</TimelineContent>
        </TimelineItem>
      </Timeline>
    `,
    width: 320,
  },
  TimelineItem: {
    props: {
      children: {
        code: `
          <TimelineSeparator>
            <TimelineDot />
          </TimelineSeparator>
          <TimelineContent>Grain arrives</TimelineContent>
        `,
      },
    },
    around: '<Timeline>\n  <Here />\n</Timeline>',
    width: 320,
  },
  TimelineOppositeContent: {
    props: { children: '8:30' },
    around: `
      <Timeline>
        <TimelineItem>
          <Here />
          <TimelineSeparator>
            <TimelineDot />
          </TimelineSeparator>
          <TimelineContent>Grain arrives</TimelineContent>
        </TimelineItem>
      </Timeline>
    `,
    width: 320,
  },
  TimelineSeparator: {
    props: { children: { code: '<TimelineDot />\n<TimelineConnector />' } },
    around: IN_TIMELINE_ITEM,
    width: 320,
  },
};

export default presets;
