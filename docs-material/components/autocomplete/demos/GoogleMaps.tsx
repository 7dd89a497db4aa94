import * as React from 'react';
import Place from '@mui/icons-material/Place';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  fetchAutocompleteSuggestions,
  type FormattableText,
  type PlacePrediction,
} from './places';

function Matched({ text, matches }: FormattableText) {
  const [range] = matches;
  if (!range) {
    return text;
  }
  return (
    <React.Fragment>
      {text.slice(0, range.startOffset)}
      <strong>{text.slice(range.startOffset, range.endOffset)}</strong>
      {text.slice(range.endOffset)}
    </React.Fragment>
  );
}

export default function GoogleMaps() {
  const [place, setPlace] = React.useState<PlacePrediction | null>(null);
  const [input, setInput] = React.useState('');
  const [answer, setAnswer] = React.useState<{
    input: string;
    predictions: PlacePrediction[];
  }>({ input: '', predictions: [] });

  React.useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const { suggestions } = await fetchAutocompleteSuggestions({ input });
      if (current) {
        setAnswer({
          input,
          predictions: suggestions.map((item) => item.placePrediction),
        });
      }
    }, 250);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [input]);

  return (
    <Autocomplete
      options={answer.predictions}
      filterOptions={(predictions) => predictions}
      getOptionLabel={(prediction) => prediction.text.text}
      getOptionKey={(prediction) => prediction.placeId}
      isOptionEqualToValue={(option, value) => option.placeId === value.placeId}
      value={place}
      onChange={(_event, newPlace) => setPlace(newPlace)}
      onInputChange={(_event, newInput) => setInput(newInput)}
      loading={input !== answer.input}
      loadingText="Looking for places…"
      noOptionsText={
        input === '' ? 'Type a few letters of a place' : 'No place found'
      }
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Meeting point" />}
      renderOption={({ key, ...optionProps }, prediction) => (
        <Box key={key} component="li" {...optionProps} sx={{ gap: 1.5 }}>
          <Place color="action" />
          <span>
            <Matched {...prediction.mainText} />
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'block' }}
            >
              <Matched {...prediction.secondaryText} />
            </Typography>
          </span>
        </Box>
      )}
    />
  );
}
