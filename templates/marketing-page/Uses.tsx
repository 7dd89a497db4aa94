import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { USES } from './data';
import FieldList from './FieldList';

/** One tab per subject, with an example of its form. */
export default function Uses() {
  const [chosen, setChosen] = useState(USES[0]!.id);
  return (
    <>
      <Tabs
        value={chosen}
        onChange={(_event, id: string) => setChosen(id)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Subjects"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {USES.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </Tabs>
      {USES.map(({ id, title, text, fields }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== chosen}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              alignItems: 'center',
              paddingBlockStart: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 24rem)' },
            }}
          >
            <div>
              <Typography component="h3" variant="h4" gutterBottom>
                {title}
              </Typography>
              <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
                {text}
              </Typography>
            </div>
            <Card variant="outlined" sx={{ padding: 3 }}>
              <FieldList fields={fields.map(({ label, example }) => ({ label, value: example }))} />
            </Card>
          </Box>
        </Box>
      ))}
    </>
  );
}
