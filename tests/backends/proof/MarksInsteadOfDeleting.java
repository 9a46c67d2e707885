package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.members.domain.ShelfId;
import org.members.repository.MemberRepository;
import org.members.repository.ShelfRepository;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.JdbcTemplate;

/** No call of a repository deletes a row of a table whose rows are marked: neither by key, nor in a batch. */
@SpringBootTest(properties = "spring.profiles.default=dev")
class MarksInsteadOfDeleting {
  @Autowired MemberRepository members;
  @Autowired ShelfRepository shelves;
  @Autowired JdbcTemplate jdbc;

  @BeforeEach
  void makeRows() {
    for (int i = 0; i < 5; i++) {
      jdbc.update("insert into shelf (room, number) values ('marked', ?)", i);
      jdbc.update(
          "insert into member (email, password_hash, created_at, created_by, row_version)"
              + " values (?, 'p', current_timestamp, 'a', 3)",
          "marked" + i);
    }
  }

  @AfterEach
  void clear() {
    jdbc.update("delete from shelf where room = 'marked'");
    jdbc.update("delete from member where email like 'marked%'");
  }

  @Test
  void marksRowsWithAKeyOfTwoParts() {
    shelves.delete(shelves.findById(new ShelfId("marked", 0)).orElseThrow());
    shelves.deleteById(new ShelfId("marked", 1));
    shelves.deleteAllByIdInBatch(List.of(new ShelfId("marked", 2)));
    assertThat(shelves.count()).isEqualTo(2);
    shelves.deleteAllInBatch();
    assertThat(shelves.count()).isZero();
    assertThat(rowsOf("shelf where room = 'marked'")).isEqualTo(5);
  }

  @Test
  void marksRowsWithAVersion() {
    members.delete(members.findAll().get(0));
    members.deleteAllInBatch(members.findAll().subList(0, 1));
    assertThat(members.count()).isEqualTo(3);
    members.deleteAll();
    assertThat(members.count()).isZero();
    assertThat(rowsOf("member where email like 'marked%'")).isEqualTo(5);
  }

  private Integer rowsOf(String rows) {
    return jdbc.queryForObject("select count(*) from " + rows, Integer.class);
  }
}
