import type { Country } from "../rules/country.ts";

export function countryById(id: string): Country | undefined {
  return byId.get(id.toUpperCase());
}

type RegionRow = readonly [id: number, code: string, name: string];

// prettier-ignore
const india: readonly RegionRow[] = [
  [569, "AN", "Andaman and Nicobar Islands"], [570, "AP", "Andhra Pradesh"], [571, "AR", "Arunachal Pradesh"],
  [572, "AS", "Assam"], [573, "BR", "Bihar"], [574, "CH", "Chandigarh"], [575, "CT", "Chhattisgarh"],
  [576, "DN", "Dadra and Nagar Haveli"], [577, "DD", "Daman and Diu"], [578, "DL", "Delhi"], [579, "GA", "Goa"],
  [580, "GJ", "Gujarat"], [581, "HR", "Haryana"], [582, "HP", "Himachal Pradesh"], [583, "JK", "Jammu and Kashmir"],
  [584, "JH", "Jharkhand"], [585, "KA", "Karnataka"], [586, "KL", "Kerala"], [587, "LD", "Lakshadweep"],
  [588, "MP", "Madhya Pradesh"], [589, "MH", "Maharashtra"], [590, "MN", "Manipur"], [591, "ML", "Meghalaya"],
  [592, "MZ", "Mizoram"], [593, "NL", "Nagaland"], [594, "OR", "Odisha"], [595, "PY", "Puducherry"],
  [596, "PB", "Punjab"], [597, "RJ", "Rajasthan"], [598, "SK", "Sikkim"], [599, "TN", "Tamil Nadu"],
  [600, "TG", "Telangana"], [601, "TR", "Tripura"], [602, "UP", "Uttar Pradesh"], [603, "UT", "Uttarakhand"],
  [604, "WB", "West Bengal"],
];

// prettier-ignore
const australia: readonly RegionRow[] = [
  [605, "ACT", "Australian Capital Territory"], [606, "NSW", "New South Wales"], [612, "NT", "Northern Territory"],
  [608, "QLD", "Queensland"], [609, "SA", "South Australia"], [610, "TAS", "Tasmania"], [607, "VIC", "Victoria"],
  [611, "WA", "Western Australia"],
];

// prettier-ignore
const canada: readonly RegionRow[] = [
  [66, "AB", "Alberta"], [67, "BC", "British Columbia"], [68, "MB", "Manitoba"], [70, "NB", "New Brunswick"],
  [69, "NL", "Newfoundland and Labrador"], [72, "NT", "Northwest Territories"], [71, "NS", "Nova Scotia"],
  [73, "NU", "Nunavut"], [74, "ON", "Ontario"], [75, "PE", "Prince Edward Island"], [76, "QC", "Quebec"],
  [77, "SK", "Saskatchewan"], [78, "YT", "Yukon Territory"],
];

// prettier-ignore
const germany: readonly RegionRow[] = [
  [80, "BAW", "Baden-Württemberg"], [81, "BAY", "Bayern"], [82, "BER", "Berlin"], [83, "BRG", "Brandenburg"],
  [84, "BRE", "Bremen"], [85, "HAM", "Hamburg"], [86, "HES", "Hessen"], [87, "MEC", "Mecklenburg-Vorpommern"],
  [79, "NDS", "Niedersachsen"], [88, "NRW", "Nordrhein-Westfalen"], [89, "RHE", "Rheinland-Pfalz"],
  [90, "SAR", "Saarland"], [91, "SAS", "Sachsen"], [92, "SAC", "Sachsen-Anhalt"], [93, "SCN", "Schleswig-Holstein"],
  [94, "THE", "Thüringen"],
];

// prettier-ignore
const unitedStates: readonly RegionRow[] = [
  [1, "AL", "Alabama"], [2, "AK", "Alaska"], [3, "AS", "American Samoa"], [4, "AZ", "Arizona"], [5, "AR", "Arkansas"],
  [6, "AE", "Armed Forces Africa"], [7, "AA", "Armed Forces Americas"], [8, "AE", "Armed Forces Canada"],
  [9, "AE", "Armed Forces Europe"], [10, "AE", "Armed Forces Middle East"], [11, "AP", "Armed Forces Pacific"],
  [12, "CA", "California"], [13, "CO", "Colorado"], [14, "CT", "Connecticut"], [15, "DE", "Delaware"],
  [16, "DC", "District of Columbia"], [17, "FM", "Federated States Of Micronesia"], [18, "FL", "Florida"],
  [19, "GA", "Georgia"], [20, "GU", "Guam"], [21, "HI", "Hawaii"], [22, "ID", "Idaho"], [23, "IL", "Illinois"],
  [24, "IN", "Indiana"], [25, "IA", "Iowa"], [26, "KS", "Kansas"], [27, "KY", "Kentucky"], [28, "LA", "Louisiana"],
  [29, "ME", "Maine"], [30, "MH", "Marshall Islands"], [31, "MD", "Maryland"], [32, "MA", "Massachusetts"],
  [33, "MI", "Michigan"], [34, "MN", "Minnesota"], [35, "MS", "Mississippi"], [36, "MO", "Missouri"],
  [37, "MT", "Montana"], [38, "NE", "Nebraska"], [39, "NV", "Nevada"], [40, "NH", "New Hampshire"],
  [41, "NJ", "New Jersey"], [42, "NM", "New Mexico"], [43, "NY", "New York"], [44, "NC", "North Carolina"],
  [45, "ND", "North Dakota"], [46, "MP", "Northern Mariana Islands"], [47, "OH", "Ohio"], [48, "OK", "Oklahoma"],
  [49, "OR", "Oregon"], [50, "PW", "Palau"], [51, "PA", "Pennsylvania"], [52, "PR", "Puerto Rico"],
  [53, "RI", "Rhode Island"], [54, "SC", "South Carolina"], [55, "SD", "South Dakota"], [56, "TN", "Tennessee"],
  [57, "TX", "Texas"], [58, "UT", "Utah"], [59, "VT", "Vermont"], [60, "VI", "Virgin Islands"], [61, "VA", "Virginia"],
  [62, "WA", "Washington"], [63, "WV", "West Virginia"], [64, "WI", "Wisconsin"], [65, "WY", "Wyoming"],
];

export const countries: readonly Country[] = [
  country("AE", "ARE", "United Arab Emirates", { postcodeRequired: false }),
  country("AU", "AUS", "Australia", { regions: australia, regionRequired: true }),
  country("BD", "BGD", "Bangladesh"),
  country("BT", "BTN", "Bhutan"),
  country("CA", "CAN", "Canada", { regions: canada, regionRequired: true }),
  country("DE", "DEU", "Germany", { regions: germany }),
  country("GB", "GBR", "United Kingdom", { postcodeRequired: false }),
  country("IN", "IND", "India", { regions: india, regionRequired: true }),
  country("LK", "LKA", "Sri Lanka"),
  country("MV", "MDV", "Maldives"),
  country("NP", "NPL", "Nepal"),
  country("OM", "OMN", "Oman"),
  country("QA", "QAT", "Qatar", { postcodeRequired: false }),
  country("SA", "SAU", "Saudi Arabia"),
  country("SG", "SGP", "Singapore"),
  country("US", "USA", "United States", { regions: unitedStates, regionRequired: true }),
];

const byId = new Map(countries.map((country) => [country.id, country]));

interface CountryRules {
  regions?: readonly RegionRow[];
  regionRequired?: boolean;
  postcodeRequired?: boolean;
}

function country(id: string, alpha3: string, name: string, rules: CountryRules = {}): Country {
  const { regions = [], regionRequired = false, postcodeRequired = true } = rules;
  const regionList = regions.map(([regionId, code, regionName]) => ({ id: regionId, code, name: regionName }));
  return { id, alpha3, name, regionRequired, postcodeRequired, regions: regionList };
}
