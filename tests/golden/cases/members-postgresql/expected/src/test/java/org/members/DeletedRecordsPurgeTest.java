package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.OffsetDateTime;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.members.config.DeletedRecordsPurge;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpStatus;

class DeletedRecordsPurgeTest extends ApiTest {
  @Autowired private DeletedRecordsPurge purge;

  @Test
  void deletesForGoodWhatWasDeletedLongAgo() {
    String location = create(MemberApiTest.PATH, MemberApiTest.sample(this));
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    purge.purge(OffsetDateTime.now().minusDays(2));
    assertThat(post(location + "/restore", Map.of())).hasStatusOk();
    assertThat(delete(location)).hasStatus(HttpStatus.NO_CONTENT);
    purge.purge(OffsetDateTime.now().plusDays(2));
    assertThat(post(location + "/restore", Map.of())).hasStatus(HttpStatus.NOT_FOUND);
  }
}
