/**
 * Words for parts of an interface in ten other languages: Chinese, Spanish, Japanese, Portuguese, German,
 * French, Russian, Korean, Italian and Turkish. A word with the spelling of an English one isn't listed.
 */
export const WORDS_OF_LANGUAGES: Readonly<Record<string, string>> = {
  button: '按钮, botón, ボタン, botão, schaltfläche, bouton, кнопка, 버튼, pulsante, düğme',
  'text field':
    '文本框, 输入框, campo de texto, テキストフィールド, 入力欄, textfeld, eingabefeld, champ de texte, текстовое поле, поле ввода, 텍스트 필드, 입력란, casella di testo, metin alanı',
  select:
    '下拉框, 选择框, desplegable, lista desplegable, セレクト, ドロップダウン, lista suspensa, auswahlliste, liste déroulante, выпадающий список, 드롭다운, menu a discesa, açılır liste',
  checkbox:
    '复选框, casilla de verificación, チェックボックス, caixa de seleção, kontrollkästchen, case à cocher, флажок, 체크박스, casella di controllo, onay kutusu',
  'radio button':
    '单选按钮, 单选框, botón de opción, ラジオボタン, botão de opção, optionsfeld, bouton radio, переключатель, 라디오 버튼, pulsante di opzione, seçenek düğmesi',
  switch:
    '开关, interruptor, スイッチ, schalter, interrupteur, тумблер, 스위치, interruttore, anahtar',
  slider:
    '滑块, deslizador, スライダー, controle deslizante, schieberegler, curseur, ползунок, 슬라이더, cursore, kaydırıcı',
  dialog:
    '对话框, diálogo, ダイアログ, dialogfeld, boîte de dialogue, диалоговое окно, 대화 상자, finestra di dialogo, iletişim kutusu',
  menu: '菜单, menú, メニュー, menü, меню, 메뉴',
  table: '表格, tabla, テーブル, 表, tabela, tabelle, tableau, таблица, 테이블, 표, tabella, tablo',
  list: '列表, lista, リスト, liste, список, 목록, elenco',
  tabs: '选项卡, 标签页, pestañas, タブ, abas, registerkarten, reiter, onglets, вкладки, 탭, schede, sekmeler',
  tooltip:
    '提示, 工具提示, información sobre herramientas, ツールチップ, dica, kurzinfo, infobulle, всплывающая подсказка, 툴팁, suggerimento, ipucu',
  card: '卡片, tarjeta, カード, cartão, karte, carte, карточка, 카드, scheda, kart',
  snackbar:
    '消息条, notificación, スナックバー, トースト, notificação, benachrichtigung, уведомление, 스낵바, notifica, bildirim',
  alert: '警告, alerta, アラート, warnung, alerte, предупреждение, 경고, avviso, uyarı',
  drawer:
    '抽屉, 侧边栏, barra lateral, ドロワー, サイドバー, gaveta, seitenleiste, tiroir, barre latérale, боковая панель, 서랍, 사이드바, barra laterale, kenar çubuğu',
  stepper: '步骤条, pasos, ステッパー, passos, schritte, étapes, шаги, 단계, passaggi, adımlar',
  pagination:
    '分页, paginación, ページネーション, paginação, seitennummerierung, seitennavigation, пагинация, 페이지네이션, paginazione, sayfalama',
  'date picker':
    '日期选择器, selector de fecha, 日付選択, デートピッカー, seletor de data, datumsauswahl, sélecteur de date, выбор даты, 날짜 선택, selettore data, tarih seçici',
  'data grid':
    '数据表格, cuadrícula de datos, データグリッド, grade de dados, datentabelle, grille de données, таблица данных, 데이터 그리드, griglia dati, veri tablosu',
  progress:
    '进度条, barra de progreso, プログレスバー, barra de progresso, fortschrittsbalken, barre de progression, индикатор загрузки, 진행률, barra di avanzamento, ilerleme çubuğu',
  icons: '图标, iconos, アイコン, ícones, symbole, icônes, иконки, 아이콘, icone, simgeler',
  typography:
    '排版, tipografía, タイポグラフィ, tipografia, typografie, typographie, типографика, 타이포그래피, tipografi',
  'dark mode':
    '深色模式, 暗黑模式, modo oscuro, ダークモード, modo escuro, dunkelmodus, mode sombre, тёмная тема, 다크 모드, modalità scura, karanlık mod',
  installation:
    '安装, instalación, インストール, instalação, установка, 설치, installazione, kurulum',
  theming: '主题, tema, テーマ, thème, тема, 테마',
};
