export interface FormattableText {
  text: string;
  matches: { startOffset: number; endOffset: number }[];
}

export interface PlacePrediction {
  placeId: string;
  text: FormattableText;
  mainText: FormattableText;
  secondaryText: FormattableText;
}

const known = [
  ['Botanical Garden', 'Linnégatan, Lund'],
  ['Botanical Museum', 'Via La Pira, Florence'],
  ['Central Library', 'Oodi Square, Helsinki'],
  ['Central Market Hall', 'Fővám tér, Budapest'],
  ['Harbor Lighthouse', 'Pier Road, Howth'],
  ['Harbor Swimming Baths', 'Islands Brygge, Copenhagen'],
  ['Maritime Museum', 'Lange Nieuwstraat, Antwerp'],
  ['Old Town Theater', 'Rynek Street, Kraków'],
  ['Observatory Hill', 'Upper Fort Street, Sydney'],
  ['Riverside Clinic', 'Quai des Bateliers, Strasbourg'],
  ['Riverside Market', 'Shad Thames, London'],
] as const;

function formattable(text: string, input: string): FormattableText {
  const start = text.toLowerCase().indexOf(input.toLowerCase());
  const found = input !== '' && start >= 0;
  return {
    text,
    matches: found ? [{ startOffset: start, endOffset: start + input.length }] : [],
  };
}

/** Answers like a places service would: later, and with at most five places. */
export async function fetchAutocompleteSuggestions({
  input,
}: {
  input: string;
}): Promise<{ suggestions: { placePrediction: PlacePrediction }[] }> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const predictions = known.map(([name, address], index) => ({
    placeId: `place-${index}`,
    text: formattable(`${name}, ${address}`, input),
    mainText: formattable(name, input),
    secondaryText: formattable(address, input),
  }));
  return {
    suggestions: predictions
      .filter((prediction) => prediction.text.matches.length > 0)
      .slice(0, 5)
      .map((placePrediction) => ({ placePrediction })),
  };
}
