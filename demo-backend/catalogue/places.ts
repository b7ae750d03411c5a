/** Where places of India roughly are, for "the nearest shop": good to some tens of kilometres. */
export interface Place {
  latitude: number;
  longitude: number;
}

type Row = readonly [name: string, latitude: number, longitude: number];

/** Towns by the names shoppers write, old ones too. Those with a shop are known by it. */
// prettier-ignore
const towns: readonly Row[] = [
  ["bangalore", 12.97, 77.59], ["bombay", 19.08, 72.88], ["madras", 13.08, 80.27], ["calcutta", 22.57, 88.36],
  ["delhi", 28.65, 77.22], ["gurgaon", 28.46, 77.03], ["mysore", 12.3, 76.65], ["cochin", 9.97, 76.28],
  ["secunderabad", 17.44, 78.5], ["thane", 19.22, 72.98], ["navi mumbai", 19.03, 73.03], ["ghaziabad", 28.67, 77.45],
  ["faridabad", 28.41, 77.32], ["vadodara", 22.31, 73.18], ["baroda", 22.31, 73.18], ["rajkot", 22.3, 70.8],
  ["indore", 22.72, 75.86], ["nashik", 20.0, 73.79], ["aurangabad", 19.88, 75.34], ["kanpur", 26.45, 80.33],
  ["agra", 27.18, 78.01], ["varanasi", 25.32, 82.97], ["prayagraj", 25.44, 81.85], ["allahabad", 25.44, 81.85],
  ["patna", 25.59, 85.14], ["ranchi", 23.34, 85.31], ["jamshedpur", 22.8, 86.2], ["raipur", 21.25, 81.63],
  ["amritsar", 31.63, 74.87], ["ludhiana", 30.9, 75.86], ["dehradun", 30.32, 78.03], ["shimla", 31.1, 77.17],
  ["srinagar", 34.08, 74.8], ["jammu", 32.73, 74.86], ["jodhpur", 26.24, 73.02], ["udaipur", 24.59, 73.71],
  ["kota", 25.21, 75.86], ["vijayawada", 16.51, 80.65], ["tirupati", 13.63, 79.42], ["warangal", 17.97, 79.59],
  ["madurai", 9.93, 78.12], ["tiruchirappalli", 10.79, 78.7], ["salem", 11.66, 78.15], ["puducherry", 11.94, 79.81],
  ["thiruvananthapuram", 8.52, 76.94], ["kozhikode", 11.26, 75.78], ["calicut", 11.26, 75.78], ["thrissur", 10.53, 76.21],
  ["mangaluru", 12.91, 74.86], ["hubballi", 15.36, 75.12], ["belagavi", 15.85, 74.5], ["panaji", 15.49, 73.83],
  ["goa", 15.49, 73.83], ["cuttack", 20.46, 85.88], ["siliguri", 26.73, 88.4], ["shillong", 25.58, 91.88],
  ["imphal", 24.82, 93.94], ["agartala", 23.83, 91.28], ["gangtok", 27.33, 88.61], ["port blair", 11.62, 92.73],
];

/** The middle of the postal region behind the first two digits of a PIN code. */
// prettier-ignore
const pinRegions: readonly Row[] = [
  ["11", 28.65, 77.22], ["12", 28.9, 76.7], ["13", 30.0, 76.9], ["14", 31.1, 75.5], ["15", 30.3, 75.0], ["16", 30.74, 76.78],
  ["17", 31.6, 77.0], ["18", 32.8, 75.0], ["19", 34.1, 74.8], ["20", 28.0, 78.0], ["21", 25.6, 81.5], ["22", 26.5, 82.0],
  ["23", 25.5, 82.9], ["24", 29.0, 78.9], ["25", 29.0, 77.7], ["26", 28.6, 80.0], ["27", 26.8, 83.3], ["28", 26.5, 78.3],
  ["30", 26.6, 75.7], ["31", 25.0, 74.3], ["32", 26.0, 76.3], ["33", 28.1, 74.5], ["34", 26.4, 72.4], ["36", 22.2, 70.6],
  ["37", 23.2, 69.8], ["38", 23.3, 72.6], ["39", 22.0, 73.2], ["40", 19.1, 72.9], ["41", 18.3, 74.4], ["42", 20.3, 74.2],
  ["43", 19.8, 76.3], ["44", 20.9, 78.5], ["45", 22.8, 75.9], ["46", 23.0, 77.6], ["47", 25.0, 78.5], ["48", 23.6, 80.4],
  ["49", 21.6, 82.0], ["50", 17.7, 78.7], ["51", 14.7, 78.2], ["52", 15.9, 80.2], ["53", 17.4, 82.5], ["56", 13.1, 77.5],
  ["57", 13.0, 75.8], ["58", 15.5, 75.4], ["59", 16.0, 74.8], ["60", 12.6, 79.8], ["61", 10.8, 79.3], ["62", 9.4, 78.0],
  ["63", 11.6, 78.2], ["64", 11.0, 77.0], ["67", 11.6, 75.8], ["68", 10.0, 76.3], ["69", 8.9, 76.8], ["70", 22.6, 88.4],
  ["71", 22.9, 87.9], ["72", 22.7, 87.2], ["73", 25.8, 88.5], ["74", 23.3, 88.5], ["75", 20.4, 85.8], ["76", 20.0, 84.5],
  ["77", 21.5, 84.3], ["78", 26.2, 92.2], ["79", 25.5, 93.3], ["80", 25.4, 85.1], ["81", 24.4, 86.5], ["82", 24.2, 85.3],
  ["83", 23.0, 85.6], ["84", 26.2, 85.4], ["85", 25.9, 86.7],
];

const places = new Map([...towns, ...pinRegions].map(([name, latitude, longitude]) => [name, { latitude, longitude }]));

/** A town by its name (any case), or the region of a PIN code. */
export function placeOf(name: string): Place | undefined {
  const text = name.trim().toLowerCase();
  return places.get(/^[1-9]\d{5}$/.test(text) ? text.slice(0, 2) : text);
}
