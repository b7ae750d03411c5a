import type { PickupStore } from "../rules/pickup-search.ts";

export const PICKUP_SERVICES = ["Order pickup", "Repairs", "Returns", "E-waste drop-off"] as const;

type Row = readonly [
  code: string,
  place: string,
  street: string,
  city: string,
  postcode: string,
  regionCode: string,
  latitude: number,
  longitude: number,
  hours?: string,
];

const everyDay = "Open every day 10:30 to 21:30";
const closedMonday = "Tuesday to Sunday 10:30 to 21:00, closed on Monday";
const mall = "Open every day 11:00 to 22:00";

// prettier-ignore
const rows: readonly Row[] = [
  ["blr-church-street", "Church Street", "18 Church Street", "Bengaluru", "560001", "KA", 12.9752, 77.6045],
  ["blr-indiranagar", "Indiranagar", "214, 100 Feet Road", "Bengaluru", "560038", "KA", 12.9719, 77.6412],
  ["blr-whitefield", "Whitefield", "Unit 2, Lake View Arcade, ITPL Road", "Bengaluru", "560066", "KA", 12.9698, 77.7500, mall],
  ["mysuru-devaraja", "Mysuru", "41 Devaraja Urs Road", "Mysuru", "570001", "KA", 12.3072, 76.6497, closedMonday],
  ["bom-bandra", "Bandra", "7 Hill Road", "Mumbai", "400050", "MH", 19.0544, 72.8290],
  ["bom-andheri", "Andheri", "33 Veera Desai Road", "Mumbai", "400053", "MH", 19.1359, 72.8347],
  ["bom-powai", "Powai", "Level 1, Central Avenue", "Mumbai", "400076", "MH", 19.1176, 72.9060, mall],
  ["pune-fc-road", "Pune", "120 Fergusson College Road", "Pune", "411004", "MH", 18.5236, 73.8412],
  ["nagpur-dharampeth", "Nagpur", "9 West High Court Road", "Nagpur", "440010", "MH", 21.1458, 79.0639, closedMonday],
  ["del-connaught", "Connaught Place", "F 26, Inner Circle", "New Delhi", "110001", "DL", 28.6329, 77.2195],
  ["del-saket", "Saket", "Ground floor, District Centre", "New Delhi", "110017", "DL", 28.5285, 77.2190, mall],
  ["ggn-cyber-hub", "Gurugram", "Block B, Phase 2", "Gurugram", "122002", "HR", 28.4950, 77.0895, mall],
  ["noida-sector-18", "Noida", "K 12, Sector 18", "Noida", "201301", "UP", 28.5708, 77.3261],
  ["lko-hazratganj", "Lucknow", "52 Hazratganj", "Lucknow", "226001", "UP", 26.8500, 80.9462, closedMonday],
  ["jaipur-c-scheme", "Jaipur", "4 Ashok Marg, C-Scheme", "Jaipur", "302001", "RJ", 26.9107, 75.8013],
  ["chd-sector-17", "Chandigarh", "SCO 88, Sector 17", "Chandigarh", "160017", "CH", 30.7398, 76.7827],
  ["amd-cg-road", "Ahmedabad", "15 Chimanlal Girdharlal Road", "Ahmedabad", "380009", "GJ", 23.0330, 72.5610],
  ["surat-ghod-dod", "Surat", "61 Ghod Dod Road", "Surat", "395007", "GJ", 21.1722, 72.8045, closedMonday],
  ["bho-new-market", "Bhopal", "23 New Market", "Bhopal", "462003", "MP", 23.2332, 77.4006],
  ["hyd-banjara", "Banjara Hills", "Road No. 12", "Hyderabad", "500034", "TG", 17.4126, 78.4392],
  ["hyd-gachibowli", "Gachibowli", "Unit 5, Financial District Road", "Hyderabad", "500032", "TG", 17.4401, 78.3489, mall],
  ["vizag-dwaraka", "Visakhapatnam", "8 Dwaraka Nagar", "Visakhapatnam", "530016", "AP", 17.7285, 83.3045],
  ["maa-t-nagar", "T. Nagar", "77 Pondy Bazaar", "Chennai", "600017", "TN", 13.0418, 80.2341],
  ["maa-velachery", "Velachery", "Level 2, 100 Feet Bypass Road", "Chennai", "600042", "TN", 12.9815, 80.2180, mall],
  ["cbe-rs-puram", "Coimbatore", "29 Diwan Bahadur Road", "Coimbatore", "641002", "TN", 11.0081, 76.9456, closedMonday],
  ["cok-mg-road", "Kochi", "102 Mahatma Gandhi Road", "Kochi", "682016", "KL", 9.9720, 76.2856],
  ["ccu-park-street", "Park Street", "24 Park Street", "Kolkata", "700016", "WB", 22.5535, 88.3525],
  ["ccu-salt-lake", "Salt Lake", "DC 3, Sector 1", "Kolkata", "700064", "WB", 22.5867, 88.4172],
  ["bbi-janpath", "Bhubaneswar", "11 Janpath, Unit 3", "Bhubaneswar", "751001", "OR", 20.2700, 85.8400, closedMonday],
  ["gau-gs-road", "Guwahati", "140 G.S. Road", "Guwahati", "781005", "AS", 26.1445, 91.7662],
];

export const pickupStores: readonly PickupStore[] = rows.map(
  ([code, place, street, city, postcode, regionCode, latitude, longitude, hours = everyDay], index) => ({
    ...{ code, street, city, postcode, regionCode, latitude, longitude, hours },
    name: `Bijli ${place}`,
    // Unassigned: subscriber numbers do not begin with 0.
    phone: `+91 80 0000 ${String(1001 + index)}`,
  }),
);

export function pickupStoreByCode(code: string): PickupStore | undefined {
  return pickupStores.find((store) => store.code === code);
}
