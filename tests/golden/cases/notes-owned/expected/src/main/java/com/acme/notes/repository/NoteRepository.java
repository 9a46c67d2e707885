package com.acme.notes.repository;

import com.acme.notes.domain.Label;
import com.acme.notes.domain.Note;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.Query;

public interface NoteRepository extends JpaRepository<Note, Long>, JpaSpecificationExecutor<Note> {
  @Query(
      "select target from Label target where exists (select 1 from Note owner join owner.labels"
          + " member where owner.id = :id and member = target)")
  Page<Label> findLabels(Long id, Pageable pageable);

  @Query(
      "select count(member) > 0 from Note owner join owner.labels member where owner.id = :id and"
          + " member.id = :memberId")
  boolean isLabel(Long id, Integer memberId);
}
