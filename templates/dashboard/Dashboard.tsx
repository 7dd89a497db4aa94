import AccountTreeOutlinedIcon from '@mui/icons-material/AccountTreeOutlined';
import BoltIcon from '@mui/icons-material/Bolt';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useMemo, useState } from 'react';
import AppearanceMenu from '../shared-theme/AppearanceMenu';
import AppTheme from '../shared-theme/AppTheme';
import { LAST_MONTH } from './data';
import { figuresOf, monthBefore, sitesBelow } from './figures';
import { formatMonth } from './format';
import MonthPicker from './MonthPicker';
import Navigation from './Navigation';
import NoFigures from './NoFigures';
import { placeName } from './PlaceTree';
import Report from './Report';

/** The figures of an energy cooperative: choose a place in the tree and a month above. */
export default function Dashboard() {
  const [place, setPlace] = useState('all');
  const [month, setMonth] = useState(LAST_MONTH);
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  const { sites, figures, before } = useMemo(() => {
    const sites = sitesBelow(place);
    return {
      sites,
      figures: figuresOf(sites, month),
      before: figuresOf(sites, monthBefore(month)),
    };
  }, [place, month]);

  return (
    <AppTheme>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
          <AppBar position="static">
            <Toolbar sx={{ gap: 1.5 }}>
              <BoltIcon aria-hidden />
              <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
                Energy co-op
              </Typography>
              <AppearanceMenu />
            </Toolbar>
          </AppBar>
          <Box sx={{ display: 'flex', flexGrow: 1 }}>
            <Navigation
              place={place}
              onChange={setPlace}
              isOpen={isNavigationOpen}
              onClose={() => setNavigationOpen(false)}
            />
            <Box
              component="main"
              sx={{ flexGrow: 1, minWidth: 0, maxWidth: 1680, mx: 'auto', p: { xs: 2, md: 3 } }}
            >
              <Stack
                direction={{ xs: 'column', sm: 'row' }}
                spacing={2}
                sx={{ justifyContent: 'space-between', alignItems: { sm: 'flex-end' }, mb: 3 }}
              >
                <Box>
                  <Typography component="h1" variant="h4">
                    {placeName(place)}
                  </Typography>
                  <Typography role="status" color="textSecondary">
                    {figures
                      ? `${figures.rows.length} of ${sites.length} sites with figures in `
                      : ''}
                    {formatMonth(month)}
                  </Typography>
                </Box>
                <Stack
                  direction={{ xs: 'column', sm: 'row' }}
                  spacing={2}
                  useFlexGap
                  sx={{ alignItems: { sm: 'flex-end' } }}
                >
                  <Button
                    variant="outlined"
                    startIcon={<AccountTreeOutlinedIcon />}
                    aria-haspopup="dialog"
                    onClick={() => setNavigationOpen(true)}
                    sx={{ display: { lg: 'none' } }}
                  >
                    Choose sites
                  </Button>
                  <MonthPicker month={month} onChange={setMonth} />
                </Stack>
              </Stack>
              {figures ? (
                <Report figures={figures} before={before} onOpenSite={setPlace} />
              ) : (
                <NoFigures
                  place={placeName(place)}
                  month={month}
                  since={sites.map(({ since }) => since).sort()[0]!}
                  onShow={setMonth}
                />
              )}
            </Box>
          </Box>
        </Box>
      </LocalizationProvider>
    </AppTheme>
  );
}
