/** Postal codes of Belgium's smaller places: villages and quarters that kept their name after mergers. */
export const belgianVillages = `
1300 Limal;1301 Bierges;1331 Rosières;1341 Céroux-Mousty;1342 Limelette;1370 Dongelberg;1370 Jauchelette
1370 Jodoigne-Souveraine;1370 Lathuy;1370 Mélin;1370 Piétrain;1370 Saint-Jean-Geest;1370 Saint-Remy-Geest
1370 Zétrud-Lumay;1401 Baulers;1402 Thines;1404 Bornival;1421 Ophain-Bois-Seigneur-Isaac
1428 Lillois-Witterzée;1461 Haut-Ittre;1471 Loupoigne;1472 Vieux-Genappe;1473 Glabais;1474 Ways
1476 Houtain-le-Val;1501 Buizingen;1502 Lembeek;1541 Sint-Pieters-Kapelle;1601 Ruisbroek;1602 Vlezenbeek
1651 Lot;1652 Alsemberg;1653 Dworp;1654 Huizingen;1671 Elingen;1673 Beert;1674 Bellingen;1701 Itterbeek
1702 Groot-Bijgaarden;1703 Schepdaal;1731 Zellik;1741 Wambeek;1742 Sint-Katherina-Lombeek;1745 Opwijk
1755 Gooik;1761 Borchtlombeek;1831 Diegem;1851 Humbeek;1852 Beigem;1853 Strombeek-Bever;1861 Wolvertem
1932 Sint-Stevens-Woluwe;1933 Sterrebeek;1981 Hofstade;1982 Elewijt;2221 Booischot;2222 Itegem
2223 Schriek;2242 Pulderbos;2243 Pulle;2288 Bouwel;2321 Meer;2322 Minderhout;2323 Wortel;2328 Meerle
2381 Weelde;2382 Poppel;2431 Veerle;2460 Lichtaart;2460 Tielen;2491 Olmen;2520 Broechem;2520 Emblem
2520 Oelegem;2531 Vremde;2801 Heffen;2811 Hombeek;2812 Muizen;2861 Onze-Lieve-Vrouw-Waver
2890 Sint-Amands;3051 Sint-Joris-Weert;3052 Blanden;3053 Haasrode;3054 Vaalbeek;3061 Leefdaal
3071 Erps-Kwerps;3078 Everberg;3111 Wezemaal;3118 Werchter;3128 Baal;3191 Hever;3201 Langdorp
3202 Rillaar;3211 Binkom;3212 Pellenberg;3221 Nieuwrode;3271 Averbode;3271 Zichem;3272 Messelbroek
3272 Testelt;3293 Kaggevinne;3294 Molenstede;3321 Outgaarden;3381 Kapellen;3384 Attenrode
3391 Meensel-Kiezegem;3454 Rummen;3461 Molenbeek-Wersbeek;3471 Hoeleden;3472 Kersbeek-Miskom
3473 Waanrode;3501 Wimmertingen;3510 Kermt;3511 Kuringen;3512 Stevoort;3581 Beverlo;3582 Koersel
3583 Paal;3621 Rekem;3631 Boorsem;3631 Uikhoven;3665 As;3668 Niel-bij-As;3670 Meeuwen-Gruitrode
3721 Vliermaalroot;3722 Wintershoven;3723 Guigoven;3724 Vliermaal;3732 Schalkhoven;3742 Martenslinde
3746 Hoelbeek;3791 Remersdaal;3792 Sint-Pieters-Voeren;3793 Teuven;3798 ’s-Gravenvoeren;3806 Velm
3831 Herten;3832 Ulbeek;3900 Overpelt;3910 Neerpelt;3941 Eksel;3971 Heppen;4041 Milmort;4041 Vottem
4042 Liers;4051 Vaux-sous-Chèvremont;4052 Beaufays;4053 Embourg;4101 Jemeppe-sur-Meuse;4102 Ougrée
4121 Neuville-en-Condroz;4122 Plainevaux;4140 Dolembreux;4140 Gomzé-Andoumont;4140 Rouvreux
4141 Louveigné;4161 Villers-aux-Tours;4162 Hody;4163 Tavier;4171 Poulseur;4181 Filot;4218 Couthuin
4252 Omal;4253 Darion;4254 Ligney;4261 Latinne;4263 Tourinne;4300 Bettincourt;4300 Bleret
4300 Bovenistier;4300 Grand-Axhe;4300 Lantremange;4300 Oleye;4342 Hognoul;4351 Hodeige;4400 Awirs
4400 Chokier;4400 Flémalle-Grande;4400 Flémalle-Haute;4400 Gleixhe;4400 Ivoz-Ramet;4400 Mons-lez-Liège
4431 Loncin;4432 Alleur;4432 Xhendremael;4451 Voroux-lez-Liers;4452 Paifve;4452 Wihogne
4453 Villers-Saint-Siméon;4458 Fexhe-Slins;4601 Argenteau;4602 Cheratte;4606 Saint-André;4608 Neufchâteau
4608 Warsage;4621 Retinne;4623 Magnée;4624 Romsée;4631 Évegnée;4632 Cérexhe-Heuseux;4633 Melen
4651 Battice;4652 Xhendelesse;4653 Bolland;4654 Charneux;4671 Barchon;4671 Housse;4671 Saive
4672 Saint-Remy;4681 Hermalle-sous-Argenteau;4682 Heure-le-Romain;4682 Houtain-Saint-Siméon;4683 Vivegnis
4684 Haccourt;4701 Kettenis;4711 Walhorn;4721 Neu-Moresnet;4728 Hergenrath;4731 Eynatten;4761 Rocherath
4771 Heppenbach;4782 Schoenberg;4783 Lommersweiler;4784 Crombach;4791 Thommen;4801 Stembert;4802 Heusy
4821 Andrimont;4831 Bilstain;4834 Goé;4841 Henri-Chapelle;4851 Gemmenich;4851 Sippenaeken;4852 Hombourg
4861 Soiron;4910 La Reid;4910 Polleur;4920 Ernonheid;4920 Harzé;4920 Sougné-Remouchamps;4983 Basse-Bodeux
5020 Champion;5020 Daussoulx;5020 Flawinne;5020 Suarlée;5020 Temploux;5020 Vedrin;5021 Boninne
5022 Cognelée;5031 Grand-Leez;5032 Bossière;5032 Isnes;5032 Mazy;5060 Arsimont;5060 Auvelais
5060 Falisolle;5060 Keumiée;5060 Moignelée;5060 Tamines;5060 Velaine-sur-Sambre;5070 Aisemont
5070 Le Roux;5070 Sart-Eustache;5070 Sart-Saint-Laurent;5070 Vitrival;5081 Bovesse;5081 Meux;5100 Dave
5100 Naninne;5100 Wierde;5100 Wépion;5170 Arbre;5170 Bois-de-Villers;5170 Lesve;5170 Lustin;5170 Rivière
5190 Balâtre;5190 Ham-sur-Sambre;5190 Mornimont;5190 Moustier-sur-Sambre;5190 Onoz;5190 Saint-Martin
5190 Spy;5300 Bonneville;5300 Coutisse;5300 Landenne;5300 Maizeret;5300 Namêche;5300 Sclayn;5300 Seilles
5300 Thon;5300 Vezin;5310 Aische-en-Refail;5310 Bolinne;5310 Boneffe;5310 Branchon;5310 Dhuy;5310 Hanret
5310 Leuze;5310 Liernu;5310 Longchamps;5310 Mehaigne;5310 Noville-sur-Mehaigne;5310 Saint-Germain
5310 Taviers;5310 Upigny;5310 Waret-la-Chaussée;5332 Crupet;5333 Sorinne-la-Longue;5334 Florée
5336 Courrière;5351 Haillot;5352 Perwez-Haillot;5353 Goesnes;5354 Jallet;5361 Mohiville;5361 Scy
5362 Achet;5363 Emptinne;5364 Schaltin;5372 Méan;5374 Maffe;5376 Miécret;5500 Anseremme
5500 Bouvignes-sur-Meuse;5500 Dréhance;5500 Falmagne;5500 Falmignoul;5500 Furfooz;5501 Lisogne
5502 Thynes;5503 Sorinnes;5504 Foy-Notre-Dame;5521 Serville;5522 Falaën;5523 Sommière;5523 Weillen
5524 Gerin;5530 Dorinne;5530 Durnal;5530 Evrehailles;5530 Godinne;5530 Houx;5530 Mont;5530 Purnode
5530 Spontin;5537 Annevoie-Rouillon;5537 Bioul;5537 Denée;5537 Haut-le-Wastia;5537 Sosoye;5537 Warnant
5541 Hastière-par-delà;5542 Blaimont;5543 Heer;5544 Agimont;5561 Celles;5562 Custinne;5563 Hour
5564 Wanlin;5571 Wiesme;5572 Focant;5573 Martouzin-Neuville;5574 Pondrôme;5576 Froidfontaine
5580 Ave-et-Auffe;5580 Buissonville;5580 Han-sur-Lesse;5580 Jemelle;5580 Lavaux-Sainte-Anne;5580 Lessive
5580 Mont-Gauthier;5580 Villers-sur-Lesse;5580 Wavreille;5580 Éprave;5590 Achêne;5590 Braibant
5590 Chevetogne;5590 Conneux;5590 Haversin;5590 Leignon;5590 Pessoux;5590 Serinchamps;5590 Sovet
5641 Furnaux;5644 Ermeton-sur-Biert;5646 Stave;6111 Landelies;6141 Forchies-la-Marche;6142 Leernes
6181 Gouy-lez-Piéton;6182 Souvret;6183 Trazegnies;6211 Mellet;6221 Saint-Amand;6222 Brye;6223 Wagnelée
6224 Wanfercée-Baulet;6238 Liberchies;6238 Luttre;6441 Erpion;6461 Virelles;6462 Vaulx-lez-Chimay
6463 Lompret;6464 Baileux;6511 Strée;6531 Biesme-sous-Thuin;6532 Ragnies;6533 Biercée;6534 Gozée
6536 Donstiennes;6536 Thuillies;6542 Sars-la-Buissière;6543 Bienne-lez-Happart;6591 Macon
6592 Monceau-Imbrechies;6593 Macquenoise;6594 Beauwelz;6596 Seloignes;6600 Longvilly;6600 Noville
6600 Villers-la-Bonne-Eau;6600 Wardin;6642 Juseret;6662 Tavigny;6663 Mabompré;6666 Wibrin;6671 Bovigny
6672 Beho;6673 Cherain;6674 Montleban;6681 Lavacherie;6686 Flamierge;6688 Longchamps;6692 Petit-Thier
6698 Grand-Halleux;6704 Guirsch;6706 Autelbas;6721 Anlier;6723 Habay-la-Vieille;6724 Houdemont
6724 Rulles;6741 Vance;6742 Chantemelle;6743 Buzenol;6761 Latour;6762 Saint-Mard;6781 Sélange
6782 Habergy;6792 Halanzy;6792 Rachecourt;6811 Les Bulles;6812 Suxy;6813 Termes;6821 Lacuisine
6823 Villers-devant-Orval;6824 Chassepierre;6831 Noirefontaine;6832 Sensenruth;6833 Ucimont
6834 Bellevaux;6836 Dohan;6838 Corbion;6851 Nollevaux;6852 Opont;6853 Framont;6856 Fays-les-Veneurs
6870 Arville;6870 Awenne;6870 Hatrival;6870 Mirwart;6870 Vesqueville;6880 Auby-sur-Semois;6880 Cugnon
6880 Jehonville;6880 Orgeo;6890 Anloy;6890 Ochamps;6890 Redu;6890 Smuid;6890 Transinne;6890 Villance
6900 Aye;6900 Hargimont;6900 Humain;6900 On;6900 Roy;6900 Waha;6921 Chanly;6922 Halma;6924 Lomprez
6940 Barvaux-sur-Ourthe;6940 Grandhan;6940 Septon;6940 Wéris;6941 Bende;6941 Bomal-sur-Ourthe;6941 Borlon
6941 Heyd;6941 Izier;6941 Tohogne;6941 Villers-Sainte-Gertrude;6951 Bande;6952 Grune;6953 Forrières
6971 Champlon;6972 Erneuville;6982 Samrée;6983 Ortho;6984 Hives;6986 Halleux;7012 Flénu;7020 Maisières
7021 Havré;7022 Hyon;7024 Ciply;7031 Villers-Saint-Ghislain;7032 Spiennes;7033 Cuesmes;7034 Obourg
7041 Givry;7041 Havay;7060 Horrues;7061 Casteau;7061 Thieusies;7062 Naast;7063 Neufvilles
7100 Haine-Saint-Paul;7100 Haine-Saint-Pierre;7100 Saint-Vaast;7100 Trivières;7110 Boussoit
7110 Houdeng-Aimeries;7110 Houdeng-Goegnies;7110 Maurage;7110 Strépy-Bracquegnies;7131 Waudrez
7133 Buvrinnes;7134 Péronnes-lez-Binche;7141 Carnières;7141 Mont-Sainte-Aldegonde;7181 Feluy
7191 Écaussinnes-Lalaing;7321 Blaton;7321 Harchies;7322 Pommerœul;7322 Ville-Pommerœul;7331 Baudour
7332 Neufmaison;7332 Sirault;7333 Tertre;7334 Hautrage;7334 Villerot;7382 Audregnies;7501 Orcq
7502 Esplechin;7503 Froyennes;7504 Froidmont;7506 Willemeau;7520 Ramegnies-Chin;7520 Templeuve
7521 Chercq;7522 Blandain;7530 Gaurain-Ramecroix;7531 Havinnes;7532 Beclers;7533 Thimougies;7534 Barry
7534 Maulde;7536 Vaulx;7538 Vezon;7540 Kain;7542 Mont-Saint-Aubert;7543 Mourcourt;7548 Warchin
7601 Roucourt;7602 Bury;7603 Bon-Secours;7604 Callenelle;7608 Wiers;7611 La Glanerie;7618 Taintignies
7621 Lesdain;7622 Laplaigne;7623 Rongy;7624 Howardries;7641 Bruyelle;7642 Calonne;7643 Fontenoy
7742 Hérinnes-lez-Pecq;7743 Esquelmes;7743 Obigies;7781 Houthem;7782 Ploegsteert;7783 Bizet
7801 Irchonwelz;7802 Ormeignies;7803 Bouvignies;7804 Ostiches;7804 Rebaix;7810 Maffle;7811 Arbre
7812 Houtaing;7822 Ghislenghien;7823 Gibecq;7861 Papignies;7861 Wannebecq;7862 Ogy;7863 Ghoy
7864 Deux-Acren;7866 Ollignies;7901 Thieulain;7903 Blicquy;7904 Pipaix;7906 Gallaix
7911 Frasnes-lez-Buissenal;7912 Saint-Sauveur;7941 Attre;7942 Mévergnies-lez-Lens;7943 Gages
7951 Tongre-Notre-Dame;7971 Basècles;7972 Quevaucamps;7973 Grandglise;7973 Stambruges;8200 Sint-Michiels
8211 Aartrijke;8301 Heist-aan-Zee;8310 Sint-Kruis;8380 Dudzele;8380 Lissewege;8421 Vlissegem
8431 Wilskerke;8432 Leffinge;8433 Mannekensvere;8434 Lombardsijde;8434 Westende;8501 Bissegem
8510 Bellegem;8510 Kooigem;8510 Rollegem;8511 Aalbeke;8531 Bavikhove;8531 Hulste;8551 Heestert;8552 Moen
8553 Otegem;8554 Sint-Denijs;8560 Gullegem;8560 Moorsele;8572 Kaster;8573 Tiegem;8581 Kerkhove
8581 Waarmaarde;8582 Outrijve;8583 Bossuit;8670 Oostduinkerke;8670 Wulpen;8791 Beveren;8792 Desselgem
8793 Sint-Eloois-Vijve;8800 Beveren;8800 Oekene;8800 Rumbeke;8851 Koolskamp;8902 Zillebeke;8904 Boezinge
8904 Zuidschote;8906 Elverdinge;8908 Vlamertinge;8930 Lauwe;8930 Rekkem;8951 Dranouter;8952 Wulvergem
8953 Wijtschate;8954 Westouter;8956 Kemmel;8958 Loker;8972 Krombeke;8972 Proven;8972 Roesbrugge-Haringe
8978 Watou;9042 Desteldonk;9050 Ledeberg;9051 Afsnee;9070 Heusden;9130 Doel;9130 Kallo;9130 Verrebroek
9308 Gijzegem;9310 Moorsel;9320 Erembodegem;9320 Nieuwerkerken;9401 Pollare;9402 Meerbeke;9403 Neigem
9404 Aspelare;9406 Outer;9451 Kerksken;9472 Iddergem;9473 Welle;9521 Letterhoutem;9551 Ressegem
9552 Borsbeke;9571 Hemelveerdegem;9572 Sint-Martens-Lierde;9620 Elene;9620 Erwetegem;9620 Godveerdegem
9620 Grotenberge;9620 Leeuwergem;9620 Oombergen;9620 Sint-Goriks-Oudenhove;9620 Sint-Maria-Oudenhove
9620 Strijpen;9620 Velzeke-Ruddershove;9636 Nederzwalm-Hermelgem;9661 Parike;9681 Nukerke;9688 Schorisse
9700 Bevere;9700 Edelare;9700 Eine;9700 Ename;9700 Heurne;9700 Leupegem;9700 Mater;9700 Melden
9700 Mullem;9700 Nederename;9700 Ooike;9700 Volkegem;9700 Welden;9771 Nokere;9772 Wannegem-Lede
9831 Deurle;9881 Bellem;9921 Vinderhoute;9931 Oostwinkel;9932 Ronsele;9961 Boekhoute;9968 Bassevelde
9968 Oosteeklo;9971 Lembeke;9981 Sint-Margriete;9982 Sint-Jan-in-Eremo;9988 Waterland-Oudeman
9988 Watervliet;9991 Adegem;9992 Middelburg
`;
