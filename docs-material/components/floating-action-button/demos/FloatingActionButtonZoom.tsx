import * as React from 'react';
import AddLocationAlt from '@mui/icons-material/AddLocationAlt';
import PostAdd from '@mui/icons-material/PostAdd';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import { useTheme } from '@mui/material/styles';

const views = [
  {
    tab: 'Diary',
    note: '14 species today',
    action: 'Log a sighting',
    Icon: PostAdd,
  },
  {
    tab: 'Places',
    note: '3 hides nearby',
    action: 'Add a place',
    Icon: AddLocationAlt,
  },
  { tab: 'Year', note: '121 species since January' },
];

export default function FloatingActionButtonZoom() {
  const { enteringScreen, leavingScreen } = useTheme().transitions.duration;
  const [view, setView] = React.useState(0);

  return (
    <Paper
      sx={{ position: 'relative', width: 320, maxWidth: '100%', height: 220 }}
    >
      <Tabs
        variant="fullWidth"
        aria-label="Parts of the logbook"
        value={view}
        onChange={(event, value: number) => setView(value)}
      >
        {views.map(({ tab }, index) => (
          <Tab
            key={tab}
            id={`fab-zoom-tab-${index}`}
            aria-controls="fab-zoom-panel"
            label={tab}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="fab-zoom-panel"
        aria-labelledby={`fab-zoom-tab-${view}`}
        sx={{ p: 2 }}
      >
        <Typography>{views[view]?.note}</Typography>
        {views.map(
          ({ action, Icon }, index) =>
            Icon && (
              <Zoom
                key={action}
                unmountOnExit
                in={index === view}
                timeout={{ enter: enteringScreen, exit: leavingScreen }}
                style={{
                  transitionDelay:
                    index === view ? `${leavingScreen}ms` : '0ms',
                }}
              >
                <Fab
                  color="primary"
                  aria-label={action}
                  sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
                >
                  <Icon />
                </Fab>
              </Zoom>
            ),
        )}
      </Box>
    </Paper>
  );
}
